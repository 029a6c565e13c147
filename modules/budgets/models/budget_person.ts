import { column } from '@adonisjs/lucid/orm'
import { BudgetPersonSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { Steps } from '../domain/steps.ts'

/** What of a budget is one person's, or one hire's. */
export default class BudgetPerson extends BudgetPersonSchema {
  @column(asJson()) declare steps: Steps
}
