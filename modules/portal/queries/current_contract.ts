import { documentsOf, visibleCasefiles } from '#modules/casefiles/index'
import { visibleContracts, type Contract } from '#modules/contracts/index'
import { visiblePackages } from '#modules/packages/index'
import type { Answer } from '#modules/shared/http/shapes'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { namesOf, type Worker } from '#modules/team/index'
import type { PortalUrls } from '../domain/portal_urls.ts'
import type { currentContractSchema } from '../http/shapes.ts'
import { asWorker } from './as_worker.ts'
import { portalCompany } from './portal_company.ts'

/** A worker's contract of today, its package, and all documents that were signed with any of theirs. */
export async function currentContract(
  scope: Scope,
  worker: Worker,
  urls: PortalUrls
): Promise<Answer<typeof currentContractSchema>> {
  const all = asWorker(scope)
  const versions = await visibleContracts(all)
    .where('worker_id', worker.id)
    .whereNull('corrected_by_id')
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
  const running = versions.filter((each) => isOn(each, today()))
  const contract = running.find(({ signature }) => signature !== 'TO_SIGN') ?? running.find(isFirst)
  const row = contract && (await visiblePackages(all).where('id', contract.packageId).first())
  const { id, firstName, lastName, language } = worker
  return {
    worker: { id, firstName, lastName, language: language as Locale },
    company: await portalCompany(scope),
    contract: row
      ? {
          id: contract.id,
          nomFonction: row.nomFonction,
          startDateStr: contract.startDate.toISODate()!,
          sinceStr: firstDay(contract, versions),
          endDateStr: contract.endDate?.toISODate() ?? null,
          kind: contract.kind,
          contractChangeType: contract.changeType,
          contractLocation: await placeOf(all, contract),
          package: row.package,
        }
      : null,
    compute: row ? { remuneration: row.compute.remuneration } : null,
    documents: await signedDocuments(all, worker.id, urls),
  }
}

/** A signed document of a worker; null for another's, and for one that is not signed. */
export async function ownDocument(scope: Scope, workerId: string, documentId: string) {
  return (await signedRows(asWorker(scope), workerId)).find(({ id }) => id === documentId) ?? null
}

/** Who began to work works, also before they signed; a change counts once it is signed. */
const isFirst = ({ changeType }: Contract) => changeType === 'NEW'

function isOn({ startDate, endDate }: Contract, day: string): boolean {
  return startDate.toISODate()! <= day && (endDate === null || endDate.toISODate()! >= day)
}

/** Of versions that follow each other without a gap, the first day. */
function firstDay(current: Contract, versions: readonly Contract[]): string {
  let first = current.startDate
  for (const { startDate, endDate } of versions)
    if (endDate && startDate < first && endDate.plus({ days: 1 }) >= first) first = startDate
  return first.toISODate()!
}

async function placeOf(scope: Scope, { contractLocationId: id }: Contract): Promise<string | null> {
  if (!id) return null
  return (await namesOf(scope, 'contract_location', [id])).get(id)?.name ?? null
}

async function signedRows(scope: Scope, workerId: string) {
  const casefiles = await visibleCasefiles(scope).where('casefiles.worker_id', workerId)
  const days = new Map(casefiles.map(({ id, signedOn }) => [id, signedOn?.toISODate() ?? null]))
  const documents = await documentsOf([...days.keys()])
  return documents
    .filter(({ status, isTranslation }) => status === 'SIGNED' && !isTranslation)
    .map(({ id, name, pages, casefileId }) => ({
      id,
      name,
      pages,
      signedOnStr: days.get(casefileId) ?? null,
    }))
    .sort((one, other) => (other.signedOnStr ?? '').localeCompare(one.signedOnStr ?? ''))
}

async function signedDocuments(scope: Scope, workerId: string, urls: PortalUrls) {
  const documents = await signedRows(scope, workerId)
  return documents.map((document) => ({ ...document, url: urls.document(document.id) }))
}
