import { ContractCasefiles, type ShownCasefile } from '#modules/contracts/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Casefile from '../models/casefile.ts'
import { documentUrls } from '../domain/casefile_urls.ts'
import { listedDocuments } from '../queries/find_casefile.ts'
import { seeingItsParts } from '../queries/filtered_casefiles.ts'
import { visibleCasefiles } from '../queries/visible_casefiles.ts'

/** Answers the contracts: what stands in their casefiles, and whether those let a contract change or go. */
export class CasefilesOfContracts extends ContractCasefiles {
  async of(
    scope: Scope,
    contractIds: readonly string[]
  ): Promise<ReadonlyMap<string, ShownCasefile[]>> {
    const casefiles = await visibleCasefiles(seeingItsParts(scope))
      .whereIn('contract_id', [...contractIds])
      .orderBy('id', 'desc')
    const documents = await listedDocuments(casefiles.map(({ id }) => id))
    const shown = (casefile: Casefile): ShownCasefile => ({
      id: casefile.id,
      status: casefile.status,
      documents: (documents.get(casefile.id) ?? []).map((document) => ({
        id: document.id,
        status: document.status,
        name: document.name,
        // As it was signed, once it is.
        pdfUrl: documentUrls(document).signed ?? documentUrls(document).pdf,
      })),
    })
    const byContract = Map.groupBy(casefiles, ({ contractId }) => contractId!)
    return new Map([...byContract].map(([contractId, own]) => [contractId, own.map(shown)]))
  }

  /** Its documents say what it says: once printed, it changes no more. */
  changing(scope: Scope, contractId: string): Promise<Result<null>> {
    return unlessShown(scope, contractId)
  }

  /** Its open casefiles stay, without a contract. */
  discarding(scope: Scope, contractId: string): Promise<Result<null>> {
    return unlessShown(scope, contractId)
  }
}

async function unlessShown(scope: Scope, contractId: string): Promise<Result<null>> {
  const shown = await visibleCasefiles(seeingItsParts(scope))
    .where({ contractId })
    .whereIn('status', ['SIGNING', 'SEALING', 'SIGNED'])
    .orderBy('id')
  if (shown.some(({ status }) => status === 'SIGNED')) return fail('E_CASEFILE_SIGNED')
  return shown.length > 0 ? fail('E_CASEFILE_SIGNING') : ok(null)
}
