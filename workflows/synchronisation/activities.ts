import app from '@adonisjs/core/services/app'
import { ApplicationFailure } from '@temporalio/activity'
import {
  CloseSync,
  FAILURES,
  FailSync,
  HrRefusal,
  HrSources,
  OpenSync,
  ReadPage,
  type Failure,
} from '#modules/integrations/index'
import { Problem } from '#modules/shared/http/problem'
import { asWorkflow, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import type { Scope } from '#modules/shared/tenancy/scope'

/** What every activity of a run is told: whose it is and which. */
export interface SyncInput extends BackgroundInput {
  runId: string
}

/** Answers of another program that may be others in a minute. */
const PASSING: readonly string[] = ['limited', 'unreachable', 'unreadable']

export function openSync(input: SyncInput): Promise<{ goesOn: boolean }> {
  return inRun(() => within(input)((scope) => OpenSync.handle(scope, input.runId)))
}

/** Reads a page with no unit of work open, and takes its people. */
export function readPage(input: SyncInput & { sliceSize?: number }): Promise<{ goesOn: boolean }> {
  const { runId, sliceSize } = input
  return inRun(async () => {
    const sources = await app.container.make(HrSources)
    return ReadPage.handle(within(input), runId, sources, { sliceSize })
  })
}

export function closeSync(input: SyncInput): Promise<void> {
  return inRun(() => within(input)((scope) => CloseSync.handle(scope, input.runId)))
}

/** @param input.failure the kind of the other program's answer; null for anything else */
export function failSync(input: SyncInput & { failure: string | null }): Promise<void> {
  const failure =
    FAILURES.find((each) => each === input.failure) ?? ('unexpected' satisfies Failure)
  return inRun(() => within(input)((scope) => FailSync.handle(scope, input.runId, failure)))
}

function within(input: SyncInput) {
  return <T>(work: (scope: Scope) => Promise<T>) => asWorkflow('synchronisation', input, work)
}

/** What passes is tried again, when the other program said that it may; all else ends the run. */
async function inRun<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HrRefusal) {
      const { kind, message, retryAfter } = error
      throw ApplicationFailure.create({
        message,
        type: kind,
        nonRetryable: !PASSING.includes(kind),
        ...(retryAfter !== null && { nextRetryDelay: retryAfter * 1000 }),
      })
    }
    const isGone =
      (error as { code?: string }).code === 'E_ROW_NOT_FOUND' ||
      (error instanceof Problem && error.problem === 'E_NOT_FOUND')
    if (!isGone) throw error
    throw ApplicationFailure.nonRetryable('The company has no such run', 'RunNotFound')
  }
}
