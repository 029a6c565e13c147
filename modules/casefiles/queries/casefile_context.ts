import { findUserNames } from '#modules/accounts/index'
import { visibleContracts, type Contract } from '#modules/contracts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import type Casefile from '../models/casefile.ts'
import type CasefileDocument from '../models/casefile_document.ts'
import { seeingItsParts } from './filtered_casefiles.ts'
import { documentsOf } from './find_casefile.ts'

/** Who and what these casefiles speak of, by id: one read for all of them. */
export interface CasefileContext {
  workers: ReadonlyMap<string, { id: string; displayName: string; email: string | null }>
  contracts: ReadonlyMap<string, Contract>
  /** By casefile, in their order. */
  documents: ReadonlyMap<string, CasefileDocument[]>
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
  const users = await findUserNames(scope, [
    ...idsIn(({ createdBy }) => createdBy),
    ...idsIn(({ signedBy }) => signedBy),
  ])
  const documents = await documentsOf(casefiles.map(({ id }) => id))
  return {
    workers: byId(
      workers.map(({ id, firstName, lastName, email }) => ({
        id,
        displayName: `${firstName} ${lastName}`,
        email,
      }))
    ),
    contracts: byId(contracts),
    documents: Map.groupBy(documents, ({ casefileId }) => casefileId),
    users: byId(users),
  }
}

function byId<T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]))
}
