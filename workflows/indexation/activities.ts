import { ApplicationFailure } from '@temporalio/activity'
import {
  CloseIndexation,
  OpenIndexation,
  RecomputeSlice,
  type SliceResult,
} from '#modules/indexation/index'
import { asWorkflow, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import type { Scope } from '#modules/shared/tenancy/scope'

/** What every activity of a run is told: whose it is and which. */
export interface RunInput extends BackgroundInput {
  indexationId: string
}

/** Counts what the run covers. */
export function openIndexation(input: RunInput): Promise<{ total: number }> {
  return inRun(input, (scope) => OpenIndexation.handle(scope, input.indexationId))
}

/** Recomputes the `limit` contracts after the id `after`, null begins at the first; `done` were computed before. */
export function recomputeSlice(
  input: RunInput & { after: string | null; limit: number; done: number }
): Promise<SliceResult> {
  const { indexationId, after, limit, done } = input
  return inRun(input, (scope) => RecomputeSlice.handle(scope, indexationId, { after, limit, done }))
}

/** Ends the run; `failure` is the reason a person reads, null when all went well. */
export function closeIndexation(input: RunInput & { failure: string | null }): Promise<void> {
  return inRun(input, (scope) => CloseIndexation.handle(scope, input.indexationId, input.failure))
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
