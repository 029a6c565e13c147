import { CancellationScope, continueAsNew, proxyActivities, setHandler } from '@temporalio/workflow'
import { isEndOfRun, reasonOf } from '../failed_run.ts'
import type * as activities from './activities.ts'
import { progressQuery, type IndexationInput, type IndexationProgress } from './contract.ts'

/** A slice is one read, one pass of the engine and one write; a second's work. */
const SLICE_SIZE = 500

/** Three events a slice: far below the 51,200 events at which Temporal ends a history, and quick to replay. */
const SLICES_PER_HISTORY = 200

/**
 * The company's database may be restarting, or a deploy may be half-way: half an hour of trying outlasts
 * both, and a person still learns the same morning that a run is stuck. A slice that does not answer within a
 * minute lost its worker, or its answer was lost while Temporal was away; it runs again and replaces its own
 * lines.
 */
const { openIndexation, recomputeSlice } = proxyActivities<typeof activities>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '30 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
})

/** Ending is tried without end: a run that is not closed would look busy for ever. */
const { closeIndexation } = proxyActivities<typeof activities>({
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '5 minutes' },
})

/**
 * Recomputes the current contracts of a paritary commission with an index, slice after slice, in the order
 * of their ids. In sequence: a slice occupies one processor, and the other companies' runs want theirs.
 *
 * @returns how many contracts were done
 * @throws the failure of a step, after the run was closed as failed
 */
export async function indexation(input: IndexationInput): Promise<IndexationProgress> {
  const { companyId, requestId, locale, indexationId } = input
  const run = { companyId, requestId, locale, indexationId }
  let progress: IndexationProgress = input.resumed?.progress ?? { done: 0, total: null }
  setHandler(progressQuery, () => progress)

  try {
    if (!input.resumed) progress = { done: 0, total: (await openIndexation(run)).total }
    let after: string | null = input.resumed?.after ?? null
    for (let slices = 0; slices < (input.slicesPerHistory ?? SLICES_PER_HISTORY); slices++) {
      const limit = input.sliceSize ?? SLICE_SIZE
      const slice = await recomputeSlice({ ...run, after, limit, done: progress.done })
      progress = { ...progress, done: slice.done }
      after = slice.next
      if (after === null) break
    }
    if (after !== null)
      return await continueAsNew<typeof indexation>({ ...input, resumed: { after, progress } })
    await closeIndexation({ ...run, failure: null })
    return progress
  } catch (error) {
    if (!isEndOfRun(error)) throw error
    const failure = reasonOf(error, 'contracts', progress, requestId)
    await CancellationScope.nonCancellable(() => closeIndexation({ ...run, failure }))
    throw error
  }
}
