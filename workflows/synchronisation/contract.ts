import type { Locale } from '../../modules/shared/tenancy/scope.ts'

/** The name the outbox enqueues this process under. */
export const SYNCHRONISATION = 'synchronisation'

/** What starts a run over an HR system. Ids only: people and keys stay in the database. */
export interface SynchronisationInput {
  companyId: string
  requestId: string
  locale?: Locale
  runId: string
  /** People a slice, and pages before the history is cut: a test takes few to see several. */
  sliceSize?: number
  pagesPerHistory?: number
}
