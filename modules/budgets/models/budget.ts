import { column } from '@adonisjs/lucid/orm'
import { BudgetSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'
import type { Accounts } from '../domain/accounts.ts'
import type { BudgetFigures } from '../domain/figures.ts'
import { NO_PLAN, type Plan } from '../domain/plan.ts'

/** What the pay of some months is expected to cost, in one of its versions. */
export default class Budget extends BudgetSchema {
  /** A kind of line that came later is one without lines in what was kept before. */
  @column({ ...asJson(), consume: (plan: Partial<Plan>): Plan => ({ ...NO_PLAN, ...plan }) })
  declare plan: Plan
  @column(asJson()) declare accounts: Accounts
  @column(asJson()) declare figures: BudgetFigures | null
  @column() declare departmentIds: string[] | null
  @column() declare costCenterIds: string[] | null
}
