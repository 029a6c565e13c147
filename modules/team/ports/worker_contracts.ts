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
    packageType: string
    packageCategory: string
    commissionParitaire: string | null
    salaireBrut: number
    salaireNet: number
    coutEmployeurAnnuel: number
  } | null
  startDateStr: string
  endDateStr: string | null
}

/** Answered by the module that keeps the contracts: this module comes before it. */
export abstract class WorkerContracts {
  /**
   * The contracts of workers that the actor may know of, by worker, last started first.
   *
   * @param readsPackages whether the reader may read packages at all
   */
  abstract of(
    scope: Scope,
    workerIds: readonly string[],
    readsPackages: boolean
  ): Promise<ReadonlyMap<string, WorkerContract[]>>
}
