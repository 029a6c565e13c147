import { AsyncLocalStorage } from 'node:async_hooks'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The open transaction of the current unit of work; models find it here (tenant_adapter.ts). */
export const tenantStorage = new AsyncLocalStorage<{ trx: TransactionClientContract }>()
