import {
  CancellationScope,
  continueAsNew,
  patched,
  proxyActivities,
  setHandler,
} from '@temporalio/workflow'
import { isEndOfRun, reasonOf } from '../failed_run.ts'
import { alongside, LANES } from '../lanes.ts'
import { SILENCE } from '../silence.ts'
import type * as activities from './activities.ts'
import { progressQuery, type IndexationInput, type IndexationProgress } from './contract.ts'

/** A slice is one read, one pass of the engine and one write; a second's work. */
const SLICE_SIZE = 1000

/** Three events a slice: far below the 51,200 events at which Temporal ends a history, and quick to replay. */
const SLICES_PER_HISTORY = 200

/**
 * The company's database may be restarting, or a deploy may be half-way: half an hour of trying outlasts
 * both, and a person still learns the same morning that a run is stuck. A slice that does not answer within a
 * minute lost its answer while Temporal was away; it runs again and replaces its own lines.
 */
const { openIndexation, recomputeSlice } = proxyActivities<typeof activities>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '30 minutes',
  heartbeatTimeout: SILENCE,
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
})

/** Ending is tried without end: a run that is not closed would look busy for ever. */
const { closeIndexation } = proxyActivities<typeof activities>({
  startToCloseTimeout: '1 minute',
  heartbeatTimeout: SILENCE,
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '5 minutes' },
})

/** How far one lane is. */
interface Place {
  after: string | null
  done: number
  isOver: boolean
}

/**
 * Recomputes the current contracts of a paritary commission with an index, slice after slice, in the order
 * of their ids, in lanes beside each other.
 *
 * @returns how many contracts were done
 * @throws the failure of a step, after the run was closed as failed
 */
export async function indexation(input: IndexationInput): Promise<IndexationProgress> {
  const { companyId, requestId, locale, indexationId } = input
  const run = { companyId, requestId, locale, indexationId }
  const places = placesOf(input)
  let total = input.resumed ? [input.resumed].flat()[0]!.progress.total : null
  const progress = () => ({ done: places.reduce((sum, { done }) => sum + done, 0), total })
  setHandler(progressQuery, progress)

  try {
    if (!input.resumed) total = (await openIndexation(run)).total
    await alongside(places.length, async (lane) => {
      const place = places[lane.nth]!
      const limit = input.sliceSize ?? SLICE_SIZE
      const most = input.slicesPerHistory ?? SLICES_PER_HISTORY
      for (let slices = 0; slices < most && !place.isOver; slices++) {
        const { after, done } = place
        const beside = progress().done - done
        const slice = await recomputeSlice({ ...run, after, limit, done, beside, lane })
        Object.assign(place, { after: slice.next, done: slice.done, isOver: slice.next === null })
      }
    })
    if (places.some(({ isOver }) => !isOver))
      return await continueAsNew<typeof indexation>({
        ...input,
        resumed: places.map(({ after, done }) => ({ after, progress: { done, total } })),
      })
    await closeIndexation({ ...run, failure: null, done: progress().done })
    return progress()
  } catch (error) {
    if (!isEndOfRun(error)) throw error
    const failure = reasonOf(error, 'contracts', progress(), requestId)
    await CancellationScope.nonCancellable(() => closeIndexation({ ...run, failure }))
    throw error
  }
}

/** Where each lane begins, or goes on. A run from before lanes has one. */
function placesOf({ resumed }: IndexationInput): Place[] {
  if (resumed)
    return [resumed]
      .flat()
      .map(({ after, progress: { done } }) => ({ after, done, isOver: after === null }))
  const lanes = patched('lanes') ? LANES : 1
  return Array.from({ length: lanes }, () => ({ after: null, done: 0, isOver: false }))
}
