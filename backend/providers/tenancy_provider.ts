import { BaseModel } from '@adonisjs/lucid/orm'
import type { ApplicationService } from '@adonisjs/core/types'
import { TenantAdapter } from '#modules/shared/tenancy/tenant_adapter'

/** Puts every model behind the tenant's transaction (after Lucid's own provider). */
export default class TenancyProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    BaseModel.$adapter = new TenantAdapter(await this.app.container.make('lucid.db'))
  }
}
