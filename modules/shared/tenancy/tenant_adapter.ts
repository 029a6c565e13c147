import { Adapter } from '@adonisjs/lucid/orm'
import type { LucidModel, ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import { tenantStorage } from './tenant_storage.ts'

/**
 * Sends every model query through the unit of work's transaction, so that no query can run
 * outside row-level security by accident. Without a unit of work the plain connection answers,
 * and row-level security shows it nothing.
 */
export class TenantAdapter extends Adapter {
  override modelConstructorClient(model: LucidModel, options?: ModelAdapterOptions) {
    const open = tenantStorage.getStore()
    if (open && !options?.client && !options?.connection && !model.connection) return open.trx
    return super.modelConstructorClient(model, options)
  }
}
