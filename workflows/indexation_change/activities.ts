import { ApplicationFailure } from '@temporalio/activity'
import {
  ApplySlice,
  CloseChange,
  OpenChange,
  UndoSlice,
  type ChangeResult,
} from '#modules/indexation/index'
import type { Lane } from '#modules/shared/tenancy/lane'
import type { Scope } from '#modules/shared/tenancy/scope'
import { asWorkflow, type BackgroundInput } from '#modules/shared/tenancy/scopes'

/** What every activity is told: whose run it is, which, and whether contracts are written or given back. */
export interface ChangeInput extends BackgroundInput {
  indexationId: string
  direction: 'apply' | 'undo'
}

/** Counts what is to be done. */
export function openChange(input: ChangeInput): Promise<{ total: number }> {
  return inRun(input, (scope) => OpenChange.handle(scope, input.indexationId, input.direction))
}

/** Writes, or gives back, the `limit` contracts of a lane after a key; an empty one begins at the first. */
export function changeSlice(
  input: ChangeInput & { after: string; limit: number; lane?: Lane }
): Promise<ChangeResult> {
  const { indexationId, direction, after, limit, lane } = input
  const slice = direction === 'apply' ? ApplySlice : UndoSlice
  return inRun(input, (scope) => slice.handle(scope, indexationId, { after, limit, lane }))
}

/** Ends it; `failure` is the reason a person reads, null when all went well. */
export function closeChange(input: ChangeInput & { failure: string | null }): Promise<void> {
  const { indexationId, direction, failure } = input
  return inRun(input, (scope) => CloseChange.handle(scope, indexationId, direction, failure))
}

/** One unit of work of the company. A run that is not there (or is another company's) will not appear by waiting. */
async function inRun<T>(input: ChangeInput, work: (scope: Scope) => Promise<T>): Promise<T> {
  try {
    return await asWorkflow('indexation-change', input, work)
  } catch (error) {
    if ((error as { code?: string }).code !== 'E_ROW_NOT_FOUND') throw error
    throw ApplicationFailure.nonRetryable('The company has no such run', 'RunNotFound')
  }
}
