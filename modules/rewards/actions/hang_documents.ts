import { documentsOfCompany } from '#modules/casefiles/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import RewardGroupDocument from '../models/reward_group_document.ts'
import type RewardStatementGroup from '../models/reward_statement_group.ts'

/** Hangs these documents of the company on a group, and no others; refused for one that the company has not. */
export async function hangDocuments(
  scope: Scope,
  groupId: string,
  ids: readonly string[]
): Promise<Result<null>> {
  const wanted = [...new Set(ids)]
  const known = await documentsOfCompany(scope, wanted)
  if (known.length < wanted.length) return fail('E_REWARD_DOCUMENT')
  await RewardGroupDocument.query().where({ groupId }).delete()
  await RewardGroupDocument.createMany(
    wanted.map((companyDocumentId) => ({ groupId, companyDocumentId }))
  )
  return ok(null)
}

/** The documents that hang on a group. */
export async function documentIds({ id: groupId }: RewardStatementGroup): Promise<string[]> {
  const rows = await RewardGroupDocument.query().where({ groupId })
  return rows.map(({ companyDocumentId }) => companyDocumentId)
}
