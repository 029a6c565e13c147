import { findCompany } from '#modules/accounts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import type { StatementTerms } from '../domain/make_statement.ts'
import type RewardStatementGroup from '../models/reward_statement_group.ts'

/** What a group says of every statement in it, as it stands now. */
export async function groupTerms(
  scope: Scope,
  group: RewardStatementGroup
): Promise<StatementTerms> {
  return {
    name: group.name,
    statementDate: group.statementDate.toISODate()!,
    showVariableRemunerations: group.showVariableRemunerations,
    showPreviousContracts: group.showPreviousContracts,
    texts: group.texts,
    company: await findCompany(scope),
    today: today(),
  }
}
