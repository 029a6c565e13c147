import { column } from '@adonisjs/lucid/orm'
import { SyncRunSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { Cause, Failure, SyncStatus } from '../domain/run_states.ts'

/** Once over an HR system, as far as it has come. */
export default class SyncRun extends SyncRunSchema {
  declare cause: Cause
  declare status: SyncStatus
  declare failure: Failure | null
  declare carsFailure: Failure | null
  @column(asJson()) declare later: readonly { id: string; manager: string }[]
}
