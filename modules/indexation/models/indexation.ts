import { column } from '@adonisjs/lucid/orm'
import { IndexationSchema } from '#database/schema'
import type { IndexEvent } from '#modules/compute/pure'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { RunStatus } from '../domain/run_steps.ts'

/** One run of an indexation over the contracts of a joint committee. */
export default class Indexation extends IndexationSchema {
  @column() declare status: RunStatus
  @column(asJson()) declare event: IndexEvent | null
}
