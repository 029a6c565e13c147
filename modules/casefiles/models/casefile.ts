import { column } from '@adonisjs/lucid/orm'
import { CasefileSchema } from '#database/schema'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { CasefileStatus } from '../domain/casefile_status.ts'

/** The documents of a person that are signed together, from the first draft until they are signed. */
export default class Casefile extends CasefileSchema {
  @column() declare status: CasefileStatus
  @column() declare language: Locale
  declare inWorkRules: string[]
}
