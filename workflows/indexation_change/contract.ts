import type { Locale } from '../../modules/shared/tenancy/scope.ts'

/** The name the outbox enqueues this process under. */
export const INDEXATION_CHANGE = 'indexationChange'

/** What starts it. Ids only: figures and names stay in the database. */
export interface IndexationChangeInput {
  companyId: string
  requestId: string
  locale?: Locale
  indexationId: string
  /** Contracts are written, or given back. */
  direction: 'apply' | 'undo'
  /** Contracts a slice; a test takes few to see several slices. */
  sliceSize?: number
  /** Slices of a lane before the history is cut and the process goes on under a fresh one. */
  slicesPerHistory?: number
  /**
   * Set by the workflow itself when it goes on under a fresh history: where the next slice of each lane begins, null at its
   * end; or of the only one that it had.
   */
  resumedAfter?: string | (string | null)[]
}
