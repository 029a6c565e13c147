import {
  CancellationScope,
  continueAsNew,
  isCancellation,
  patched,
  proxyActivities,
} from '@temporalio/workflow'
import { isEndOfRun } from '../failed_run.ts'
import { alongside, LANES } from '../lanes.ts'
import { SILENCE } from '../silence.ts'
import type * as activities from './activities.ts'
import type { IndexationChangeInput } from './contract.ts'

/** A slice is one unit of work, with a version and a package for each contract; a second's work. */
const SLICE_SIZE = 1000

/** Three events a slice: far below the 51,200 events at which Temporal ends a history, and quick to replay. */
const SLICES_PER_HISTORY = 200

/**
 * Tried without end: contracts must not stay written in part, so it goes on until all are, whatever was
 * away meanwhile. A slice that does not answer within two minutes lost its answer; it runs again and finds in the database
 * what was done.
 */
const { openChange, changeSlice, closeChange } = proxyActivities<typeof activities>({
  startToCloseTimeout: '2 minutes',
  heartbeatTimeout: SILENCE,
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
})

/**
 * Writes an approved run into contracts, or gives them back, slice after slice in one order, in lanes beside each other. All
 * contracts of a person are in one lane: a version that stands on another comes after it.
 */
export async function indexationChange(input: IndexationChangeInput): Promise<void> {
  const { companyId, requestId, locale, indexationId, direction } = input
  const change = { companyId, requestId, locale, indexationId, direction }
  const places = placesOf(input)
  try {
    if (input.resumedAfter === undefined) await openChange(change)
    await alongside(places.length, async (lane) => {
      const limit = input.sliceSize ?? SLICE_SIZE
      const most = input.slicesPerHistory ?? SLICES_PER_HISTORY
      for (let slices = 0; slices < most; slices++) {
        const after = places[lane.nth]
        if (after === null || after === undefined) return
        places[lane.nth] = (await changeSlice({ ...change, after, limit, lane })).next
      }
    })
    if (places.some((after) => after !== null))
      return await continueAsNew<typeof indexationChange>({ ...input, resumedAfter: places })
    await closeChange({ ...change, failure: null })
  } catch (error) {
    if (!isEndOfRun(error)) throw error
    const failure = isCancellation(error)
      ? 'Cancelled; it can be begun again'
      : `Stopped by an unexpected failure (request ${requestId}); it can be begun again`
    await CancellationScope.nonCancellable(() => closeChange({ ...change, failure }))
    throw error
  }
}

/** Where each lane begins, or goes on; null is its end. A change from before lanes has one. */
function placesOf({ resumedAfter }: IndexationChangeInput): (string | null)[] {
  if (resumedAfter !== undefined) return [resumedAfter].flat()
  return Array.from({ length: patched('lanes') ? LANES : 1 }, () => '')
}
