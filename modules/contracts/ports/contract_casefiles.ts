import type { Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'

/** A casefile as a contract shows it. */
export interface ShownCasefile {
  id: string
  status: string
  documents: { id: string; status: string; name: string; pdfUrl: string | null }[]
}

/**
 * The casefiles of contracts, answered by the module that keeps them, which comes after this one. They are asked in the
 * same transaction before a contract is changed or discarded: they may refuse, or do what follows from it.
 */
export abstract class ContractCasefiles {
  /** By contract, last made first; a contract without one may be left out. */
  abstract of(
    scope: Scope,
    contractIds: readonly string[]
  ): Promise<ReadonlyMap<string, ShownCasefile[]>>

  abstract changing(scope: Scope, contractId: string): Promise<Result<null>>

  abstract discarding(scope: Scope, contractId: string): Promise<Result<null>>
}
