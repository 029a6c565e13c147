import { column } from '@adonisjs/lucid/orm'
import { RewardStatementVersionSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { Locale } from '#modules/shared/tenancy/scope'
import type { StatementSays } from '../domain/statement_says.ts'

/** A statement as it was published once: never written again, but for its PDF and its first opening. */
export default class RewardStatementVersion extends RewardStatementVersionSchema {
  declare language: Locale
  @column(asJson()) declare says: StatementSays
}
