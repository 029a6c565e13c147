import { column } from '@adonisjs/lucid/orm'
import { SyncRowSchema } from '#database/schema'
import type { CellRefusal } from '#modules/imports/index'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { FieldChange, PlannedPerson } from '../domain/planned_person.ts'
import type { Outcome } from '../domain/run_states.ts'

export const ANSWERS = [
  'OURS',
  'THEIRS',
  'SOME',
  'SAME_PERSON',
  'OTHER_PERSON',
  'ENDED',
  'STAYS',
  'ASKED_AGAIN',
] as const

/** What a run did with one person of the other system, and what it asks. */
export default class SyncRow extends SyncRowSchema {
  declare outcome: Outcome
  declare answer: (typeof ANSWERS)[number] | null
  @column(asJson()) declare params: PlannedPerson['params']
  @column(asJson()) declare changes: readonly FieldChange[]
  @column(asJson()) declare refusals: readonly CellRefusal[]
}
