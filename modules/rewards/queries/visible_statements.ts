import type { Scope } from '#modules/shared/tenancy/scope'
import { noManager, within } from '#modules/shared/tenancy/visibility'
import RewardStatement from '../models/reward_statement.ts'

/** The statements that the scope may see: all of the company's, or none. Workers see their own (`own_statements.ts`). */
export function visibleStatements(scope: Scope) {
  return within(RewardStatement.query(), scope, noManager)
}
