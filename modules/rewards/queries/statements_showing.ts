import { documentsOfCompany } from '#modules/casefiles/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import RewardGroupDocument from '../models/reward_group_document.ts'
import RewardStatementGroup from '../models/reward_statement_group.ts'
import { visibleStatements } from './visible_statements.ts'

/** How many statements that people can read show a document of the company: it leaves them when it is taken away. */
export async function statementsShowing(scope: Scope, documentId: string): Promise<Result<number>> {
  const known = await documentsOfCompany(scope, [documentId])
  if (known.length === 0) return fail('E_NOT_FOUND')
  const published = RewardStatementGroup.query().where('status', 'PUBLISHED').select('id')
  const showing = RewardGroupDocument.query()
    .where('company_document_id', documentId)
    .whereIn('group_id', published)
    .select('group_id')
  const [{ total }] = await visibleStatements(scope)
    .whereIn('group_id', showing)
    .pojo<{ total: number }>()
    .count('* as total')
  return ok(Number(total))
}
