import type { Scope } from '#modules/shared/tenancy/scope'
import { noManager, within } from '#modules/shared/tenancy/visibility'
import Budget from '../models/budget.ts'

/** The budgets that the scope may see: of the whole company, so no manager sees one. */
export function visibleBudgets(scope: Scope) {
  return within(Budget.query(), scope, noManager)
}
