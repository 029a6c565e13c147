import { documentsOfCompany, type CompanyDocument } from '#modules/casefiles/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import RewardGroupDocument from '../models/reward_group_document.ts'

/** The documents that hang on each of these groups, by name. */
export async function groupDocuments(
  scope: Scope,
  groupIds: readonly string[]
): Promise<ReadonlyMap<string, CompanyDocument[]>> {
  const rows = await RewardGroupDocument.query().whereIn('group_id', [...groupIds])
  const documents = await documentsOfCompany(
    scope,
    rows.map(({ companyDocumentId }) => companyDocumentId)
  )
  return new Map(
    groupIds.map((id) => {
      const own = new Set(
        rows.filter(({ groupId }) => groupId === id).map((row) => row.companyDocumentId)
      )
      return [id, documents.filter((document) => own.has(document.id))]
    })
  )
}
