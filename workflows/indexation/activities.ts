import { ApplicationFailure } from '@temporalio/activity'
import {
  CloseIndexation,
  OpenIndexation,
  RecomputeSlice,
  type SliceResult,
} from '#modules/indexation/index'
import { asWorkflow, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import type { Lane } from '#modules/shared/tenancy/lane'
import type { Scope } from '#modules/shared/tenancy/scope'

/** What every activity of a run is told: whose it is and which. */
export interface RunInput extends BackgroundInput {
  indexationId: string
}

/** Counts what the run covers. */
export function openIndexation(input: RunInput): Promise<{ total: number }> {
  return inRun(input, (scope) => OpenIndexation.handle(scope, input.indexationId))
}

/**
 * Recomputes the `limit` contracts of a lane after the id `after`, null begins at the first; `done` of the lane were computed
 * before, and so many `beside` it.
 */
export function recomputeSlice(
  input: RunInput & {
    after: string | null
    limit: number
    done: number
    beside?: number
    lane?: Lane
  }
): Promise<SliceResult> {
  const { indexationId, after, limit, done, beside, lane } = input
  return inRun(input, (scope) =>
    RecomputeSlice.handle(scope, indexationId, { after, limit, done, beside, lane })
  )
}

/** Ends the run; `failure` is the reason a person reads, null when all went well and so many were done. */
export function closeIndexation(
  input: RunInput & { failure: string | null; done?: number }
): Promise<void> {
  const { indexationId, failure, done } = input
  return inRun(input, (scope) => CloseIndexation.handle(scope, indexationId, failure, done))
}

/** One unit of work of the company. A run that is not there (or is another company's) will not appear by waiting. */
async function inRun<T>(input: RunInput, work: (scope: Scope) => Promise<T>): Promise<T> {
  try {
    return await asWorkflow('indexation', input, work)
  } catch (error) {
    if ((error as { code?: string }).code !== 'E_ROW_NOT_FOUND') throw error
    throw ApplicationFailure.nonRetryable('The company has no such run', 'RunNotFound')
  }
}
