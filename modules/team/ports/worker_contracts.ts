import type { Scope } from '#modules/shared/tenancy/scope'

/** A contract as a worker's own page and lists show it; days `YYYY-MM-DD`, amounts EUR. */
export interface WorkerContract {
  id: string
  /** It runs today, in Belgium. */
  isCurrent: boolean
  packageId: string
  /** Null where the reader may not know of it. */
  package: {
    id: string
    nomFonction: string
    packageType: 'FIX' | 'FLEX'
    packageCategory: 'OFFERED' | 'CONTRACTED' | 'SIMULATION' | 'REFERENCE'
    commissionParitaire: string | null
    salaireBrut: number
    salaireNet: number | null
    coutEmployeurAnnuel: number
  } | null
  startDateStr: string
  endDateStr: string | null
  kind: string
  /** What brought this version of it. */
  contractChangeType: string
  /** Where it stands today. */
  standing: string
  signature: string
  signedOnStr: string | null
  contractLocation: { id: string; name: string } | null
  /** None where the reader may not know of them. */
  casefiles: {
    id: string
    status: string
    documents: { id: string; status: string; name: string; pdfUrl: string | null }[]
  }[]
}

/** Which parts of a contract the reader may read at all; the others are left out. */
export interface ContractParts {
  packages: boolean
  casefiles: boolean
}

/** Answered by the module that keeps the contracts: this module comes before it. */
export abstract class WorkerContracts {
  /** The contracts of workers that the actor may know of, by worker, last started first. */
  abstract of(
    scope: Scope,
    workerIds: readonly string[],
    reads: ContractParts
  ): Promise<ReadonlyMap<string, WorkerContract[]>>

  /** The last day that any of a worker's contracts holds; null while one has no end, undefined without any. */
  abstract lastDay(scope: Scope, workerId: string): Promise<string | null | undefined>

  /**
   * What keeps the contracts of two workers from being those of one: DAYS on which both have one, or that one REPLACED the
   * other; null where nothing does.
   */
  abstract clash(scope: Scope, one: string, other: string): Promise<'DAYS' | 'REPLACED' | null>
}
