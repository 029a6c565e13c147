import { CancellationScope, continueAsNew, proxyActivities, setHandler } from '@temporalio/workflow'
import { isEndOfRun, reasonOf } from '../failed_run.ts'
import { SILENCE } from '../silence.ts'
import type * as activities from './activities.ts'
import { progressQuery, type PublicationInput, type PublicationProgress } from './contract.ts'

/** A slice is read, computed and written in one unit of work, within a second; as many PDFs take three. */
const SLICE_SIZE = 100

/** Three events a slice: far below the 51,200 events at which Temporal ends a history, and quick to replay. */
const SLICES_PER_HISTORY = 200

/** The company's database may be restarting, or a deploy may be half-way: half an hour of trying outlasts both. */
const PATIENT = {
  scheduleToCloseTimeout: '30 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
} as const

const { openPublication } = proxyActivities<typeof activities>({
  ...PATIENT,
  startToCloseTimeout: '1 minute',
})

/**
 * A slice whose worker is silent lost it, or its answer; it runs again and finds what was done. One that is drawn
 * behind other companies' may take longer than that.
 */
const { publishSlice, drawSlice } = proxyActivities<typeof activities>({
  ...PATIENT,
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: SILENCE,
})

/** Ending is tried without end: a run that is not closed would look busy for ever. */
const { closePublication } = proxyActivities<typeof activities>({
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '5 minutes' },
})

/**
 * Publishes the statements of a run, slice after slice in the order of their people, then draws the PDFs. A person can open
 * their statement as soon as its slice is done: what is not drawn yet is drawn when it is asked for.
 *
 * @returns how many people were gone through
 * @throws the failure of a step, after the run was closed as failed
 */
export async function publication(input: PublicationInput): Promise<PublicationProgress> {
  const { companyId, requestId, locale, publicationId } = input
  const run = { companyId, requestId, locale, publicationId }
  const limit = input.sliceSize ?? SLICE_SIZE
  let progress: PublicationProgress = input.resumed?.progress ?? { done: 0, drawn: 0, total: null }
  setHandler(progressQuery, () => progress)

  try {
    if (!input.resumed) progress = { ...progress, total: (await openPublication(run)).total }
    let after: string | null = input.resumed?.after ?? null
    let isPublished = input.resumed?.after === null
    for (let slices = 0; slices < (input.slicesPerHistory ?? SLICES_PER_HISTORY); slices++) {
      if (!isPublished) {
        const slice = await publishSlice({ ...run, after, limit })
        progress = { ...progress, done: slice.done }
        after = slice.next
        isPublished = after === null
        continue
      }
      const drawn = await drawSlice({ ...run, limit })
      progress = { ...progress, drawn: progress.drawn + drawn }
      if (drawn < limit) {
        await closePublication({ ...run, failure: null })
        return progress
      }
    }
    return await continueAsNew<typeof publication>({ ...input, resumed: { after, progress } })
  } catch (error) {
    if (!isEndOfRun(error)) throw error
    const failure = reasonOf(error, 'people', progress, requestId)
    await CancellationScope.nonCancellable(() => closePublication({ ...run, failure }))
    throw error
  }
}
