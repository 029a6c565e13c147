import { findUserNames } from '#modules/accounts/index'
import { visibleContracts, type Contract } from '#modules/contracts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import type Casefile from '../models/casefile.ts'
import { seeingItsParts } from './filtered_casefiles.ts'
import type { CasefileContents } from './casefile_contents.ts'
import { listedDocuments, type ListedDocument } from './find_casefile.ts'

/** Who and what these casefiles speak of, by id: one read for all of them. */
export interface CasefileContext {
  workers: ReadonlyMap<string, { id: string; displayName: string; email: string | null }>
  contracts: ReadonlyMap<string, Contract>
  /** By casefile, in their order. */
  documents: ReadonlyMap<string, readonly ListedDocument[]>
  users: ReadonlyMap<string, { id: string; displayName: string }>
}

export async function contextOf(
  scope: Scope,
  casefiles: readonly Casefile[]
): Promise<CasefileContext> {
  const all = seeingItsParts(scope)
  const idsIn = (pick: (casefile: Casefile) => string | null) => [
    ...new Set(casefiles.flatMap((casefile) => pick(casefile) ?? [])),
  ]
  const workers = await visibleWorkers(all).whereIn(
    'id',
    idsIn(({ workerId }) => workerId)
  )
  const contracts = await visibleContracts(all).whereIn(
    'id',
    idsIn(({ contractId }) => contractId)
  )
  return {
    workers: byId(workers.map(named)),
    contracts: byId(contracts),
    documents: await listedDocuments(casefiles.map(({ id }) => id)),
    users: await usersOf(scope, casefiles),
  }
}

/** The same of one casefile whose contents were read. */
export async function contextWith(
  scope: Scope,
  casefile: Casefile,
  { worker, contract, documents }: CasefileContents
): Promise<CasefileContext> {
  return {
    workers: byId([named(worker)]),
    contracts: byId(contract ? [contract] : []),
    documents: new Map([[casefile.id, documents]]),
    users: await usersOf(scope, [casefile]),
  }
}

/** Who made them, and who said that they were signed. */
async function usersOf(scope: Scope, casefiles: readonly Casefile[]) {
  const ids = casefiles.flatMap(({ createdBy, signedBy }) => [createdBy ?? [], signedBy ?? []])
  return byId(await findUserNames(scope, [...new Set(ids.flat())]))
}

function named({
  id,
  firstName,
  lastName,
  email,
}: Pick<CasefileContents['worker'], 'id' | 'firstName' | 'lastName' | 'email'>) {
  return { id, displayName: `${firstName} ${lastName}`, email }
}

function byId<T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]))
}
