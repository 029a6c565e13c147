import { ApplicationFailure } from '@temporalio/activity'
import {
  ClosePublication,
  DrawSlice,
  OpenPublication,
  PublishSlice,
  type PublishedSlice,
} from '#modules/rewards/index'
import { asWorkflow, type BackgroundInput } from '#modules/shared/tenancy/scopes'

/** What every activity of a run is told: whose it is and which. */
export interface PublicationRun extends BackgroundInput {
  publicationId: string
}

/** Marks the run as running, and says how many people it covers. */
export function openPublication(run: PublicationRun): Promise<{ total: number }> {
  return known(() =>
    asWorkflow('publication', run, (scope) => OpenPublication.handle(scope, run.publicationId))
  )
}

/** Publishes for the `limit` people after the id `after`; null begins at the first. */
export function publishSlice(
  run: PublicationRun & { after: string | null; limit: number }
): Promise<PublishedSlice> {
  const { after, limit } = run
  return known(() =>
    asWorkflow('publication', run, (scope) =>
      PublishSlice.handle(scope, run.publicationId, { after, limit })
    )
  )
}

/** Draws the next `limit` PDFs; answers how many there were. */
export function drawSlice(run: PublicationRun & { limit: number }): Promise<number> {
  return DrawSlice.handle(
    (work) => asWorkflow('publication', run, work),
    run.companyId,
    run.publicationId,
    run.limit
  )
}

/** Ends the run; `failure` is the reason a person reads, null when all went well. */
export function closePublication(run: PublicationRun & { failure: string | null }): Promise<void> {
  return known(() =>
    asWorkflow('publication', run, (scope) =>
      ClosePublication.handle(scope, run.publicationId, run.failure)
    )
  )
}

/** A run that is not there (or is another company's) will not appear by waiting. */
async function known<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if ((error as { code?: string }).code !== 'E_ROW_NOT_FOUND') throw error
    throw ApplicationFailure.nonRetryable('The company has no such run', 'RunNotFound')
  }
}
