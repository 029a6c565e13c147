import { defineQuery } from '@temporalio/workflow'
import type { Locale } from '../../modules/shared/tenancy/scope.ts'

/** The name the outbox enqueues this process under. */
export const INDEXATION = 'indexation'

/** What starts a run. Ids only: figures and names stay in the database. */
export interface IndexationInput {
  companyId: string
  requestId: string
  locale?: Locale
  indexationId: string
  /** Contracts a slice; a test takes few to see several slices. */
  sliceSize?: number
  /** Slices of a lane before the history is cut and the run goes on under a fresh one. */
  slicesPerHistory?: number
  /** Set by the workflow itself when it goes on under a fresh history: each of its lanes, or the only one that it had. */
  resumed?: Resumption | Resumption[]
}

/** Where a lane stood when the history was cut; `after` is null once it was at its end. */
export interface Resumption {
  after: string | null
  /** `done` is the lane's own. */
  progress: IndexationProgress
}

/** How far a run is, in contracts. `total` is null until they are counted. */
export interface IndexationProgress {
  done: number
  total: number | null
}

/** Asks a run, running or closed, how far it is. */
export const progressQuery = defineQuery<IndexationProgress>('progress')
