import {
  CancellationScope,
  continueAsNew,
  isCancellation,
  proxyActivities,
} from '@temporalio/workflow'
import { isEndOfRun } from '../failed_run.ts'
import type * as activities from './activities.ts'
import type { IndexationChangeInput } from './contract.ts'

/** A slice is one unit of work, with a version, a package and a trigger for each contract; a few seconds' work. */
const SLICE_SIZE = 250

/** Three events a slice: far below the 51,200 events at which Temporal ends a history, and quick to replay. */
const SLICES_PER_HISTORY = 200

/**
 * Tried without end: contracts must not stay written in part, so it goes on until all are, whatever was
 * away meanwhile. A slice that does not answer within two minutes lost its worker, or its answer was lost; it runs again and
 * finds in the database what was done.
 */
const { openChange, changeSlice, closeChange } = proxyActivities<typeof activities>({
  startToCloseTimeout: '2 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
})

/**
 * Writes an approved run into contracts, or gives them back, slice after slice in one order. In sequence: a slice occupies
 * one processor, and the other companies want theirs.
 */
export async function indexationChange(input: IndexationChangeInput): Promise<void> {
  const { companyId, requestId, locale, indexationId, direction } = input
  const change = { companyId, requestId, locale, indexationId, direction }
  try {
    if (input.resumedAfter === undefined) await openChange(change)
    let after: string | null = input.resumedAfter ?? ''
    for (let slices = 0; slices < (input.slicesPerHistory ?? SLICES_PER_HISTORY); slices++) {
      const limit = input.sliceSize ?? SLICE_SIZE
      after = (await changeSlice({ ...change, after: after ?? '', limit })).next
      if (after === null) break
    }
    if (after !== null)
      return await continueAsNew<typeof indexationChange>({ ...input, resumedAfter: after })
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
