import { column } from '@adonisjs/lucid/orm'
import { TeamChangeSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { ChangeKind, ChangeSource } from '../domain/change_kinds.ts'

/** One fact: what a field said before and says now; `null` where it said nothing. */
export interface ChangeFact {
  kind: ChangeKind
  field: string
  before: unknown
  after: unknown
}

/** What changed at once in one person's work or pay. Only ever added, by the database itself (ADR 56). */
export default class TeamChange extends TeamChangeSchema {
  @column(asJson()) declare facts: ChangeFact[]
  @column() declare kinds: ChangeKind[]
  @column() declare source: ChangeSource
}
