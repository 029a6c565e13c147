import { lockContract, type Contract } from '#modules/contracts/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { lockWorker } from '#modules/team/index'
import type Casefile from '../models/casefile.ts'
import CasefileDocument from '../models/casefile_document.ts'
import CasefileFormerDocument from '../models/casefile_former_document.ts'
import CasefileSigner from '../models/casefile_signer.ts'
import { seeingItsParts } from './filtered_casefiles.ts'
import { visibleCasefiles } from './visible_casefiles.ts'

/** One casefile of the company; another company's id is as unknown as one that never was. */
export async function findCasefile(scope: Scope, id: string): Promise<Result<Casefile>> {
  const casefile = await visibleCasefiles(scope).where('id', id).first()
  return casefile ? ok(casefile) : fail('E_NOT_FOUND')
}

/** The same, locked until the transaction ends: each change of a casefile starts here. */
export async function lockCasefile(scope: Scope, id: string): Promise<Result<Casefile>> {
  const casefile = await visibleCasefiles(scope).where('id', id).forUpdate().first()
  return casefile ? ok(casefile) : fail('E_NOT_FOUND')
}

/** The same after its contract, for what changes both or makes another casefile of the contract. */
export async function lockWithContract(
  scope: Scope,
  id: string
): Promise<Result<{ casefile: Casefile; contract: Contract | null }>> {
  const seen = await findCasefile(scope, id)
  if (!seen.ok) return seen
  const { contractId } = seen.value
  const locked = contractId ? await lockContract(seeingItsParts(scope), contractId) : null
  const contract = locked?.ok ? locked.value : null
  const found = await lockCasefile(scope, id)
  if (!found.ok) return found
  // It was given another one, or its own was discarded, before the lock was had.
  if (found.value.contractId !== (contract?.id ?? null)) return fail('E_STALE_VERSION')
  return ok({ casefile: found.value, contract })
}

/** The same after its worker, whose browser opened it (`casefileOfSession`). */
export async function lockOpenedCasefile(
  scope: Scope,
  { id, workerId }: Pick<Casefile, 'id' | 'workerId'>
): Promise<Result<Casefile>> {
  const all = seeingWhatTheActorMayNot(scope, 'a worker fills in the form that they opened')
  const worker = await lockWorker(all, workerId)
  return worker.ok ? lockCasefile(all, id) : worker
}

/** A document with its casefile. */
export async function findDocument(
  scope: Scope,
  id: string
): Promise<Result<{ casefile: Casefile; document: CasefileDocument }>> {
  const document = await CasefileDocument.find(id)
  if (!document) return fail('E_NOT_FOUND')
  const casefile = await findCasefile(scope, document.casefileId)
  return casefile.ok ? ok({ casefile: casefile.value, document }) : casefile
}

/** A document that a casefile was printed or sent with before, with the casefile. */
export async function findFormerDocument(
  scope: Scope,
  id: string
): Promise<Result<{ casefile: Casefile; document: CasefileFormerDocument }>> {
  const document = await CasefileFormerDocument.find(id)
  if (!document) return fail('E_NOT_FOUND')
  const casefile = await findCasefile(scope, document.casefileId)
  return casefile.ok ? ok({ casefile: casefile.value, document }) : casefile
}

/** The documents of casefiles, each casefile's in their order. */
export function documentsOf(ids: readonly string[]): Promise<CasefileDocument[]> {
  return inOrder(ids)
}

/** The same for lists, without what stands in them: a text is some ten kilobytes. */
export async function listedDocuments(
  ids: readonly string[]
): Promise<ReadonlyMap<string, ListedDocument[]>> {
  const documents: ListedDocument[] = await inOrder(ids).select(...LISTED)
  return Map.groupBy(documents, ({ casefileId }) => casefileId)
}

const LISTED = [
  ...(['id', 'casefileId', 'kind', 'name', 'status', 'level', 'isTranslation'] as const),
  ...(['language', 'templateId', 'templateKind', 'pages', 'certificateHash'] as const),
] as const
export type ListedDocument = Pick<CasefileDocument, (typeof LISTED)[number]>

function inOrder(ids: readonly string[]) {
  return CasefileDocument.query()
    .whereIn('casefile_id', [...ids])
    .orderBy('position')
    .orderBy('id')
}

/** The documents that a casefile was printed or sent with before it was made a draft again, oldest first. */
export function formerDocuments({ id }: Casefile): Promise<CasefileFormerDocument[]> {
  return CasefileFormerDocument.query().where('casefile_id', id).orderBy('id')
}

/** Who signs them and who was replaced, each casefile's in their order. */
export function storedSigners(ids: readonly string[]): Promise<CasefileSigner[]> {
  return CasefileSigner.query()
    .whereIn('casefile_id', [...ids])
    .orderBy('sign_order')
    .orderBy('id')
}

/** One signer of any casefile, also where the actor may not see it; null for one who is no more. */
export function findSignerOf(_scope: Scope, id: string): Promise<CasefileSigner | null> {
  return CasefileSigner.find(id)
}

/** Who signs it: those who were replaced do not. */
export async function presentSigners(id: string): Promise<CasefileSigner[]> {
  return (await storedSigners([id])).filter(({ status }) => status !== 'REPLACED')
}
