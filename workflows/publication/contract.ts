import { defineQuery } from '@temporalio/workflow'
import type { Locale } from '../../modules/shared/tenancy/scope.ts'

/** The name the outbox enqueues this process under. */
export const PUBLICATION = 'publication'

/** What starts a run. Ids only: people, texts and figures stay in the database. */
export interface PublicationInput {
  companyId: string
  requestId: string
  locale?: Locale
  publicationId: string
  /** People a slice, and PDFs a slice; a test takes few to see several slices. */
  sliceSize?: number
  /** Slices before the history is cut and the run goes on under a fresh one. */
  slicesPerHistory?: number
  /** Set by the workflow itself when it goes on under a fresh history. */
  resumed?: Resumption
}

/** Where a run stood when its history was cut. */
export interface Resumption {
  /** The last person who was gone through; null once all were, and what is left is to be drawn. */
  after: string | null
  progress: PublicationProgress
}

/** How far a run is, in people. `total` is null until it was opened. */
export interface PublicationProgress {
  done: number
  drawn: number
  total: number | null
}

/** Asks a run, running or closed, how far it is. */
export const progressQuery = defineQuery<PublicationProgress>('progress')
