import {
  ApplicationFailure,
  ActivityFailure,
  CancellationScope,
  continueAsNew,
  proxyActivities,
} from '@temporalio/workflow'
import { isEndOfRun } from '../failed_run.ts'
import { SILENCE } from '../silence.ts'
import type * as activities from './activities.ts'
import type { SynchronisationInput } from './contract.ts'

/** Three events a page: far below the 51,200 at which Temporal ends a history, and quick to replay. */
const PAGES_PER_HISTORY = 200

/**
 * Another program may be away for the night, or limit us for as long; the page is then read in the morning. A page of the
 * slowest system is one call a person, at its own pace.
 */
const { readPage } = proxyActivities<typeof activities>({
  startToCloseTimeout: '10 minutes',
  scheduleToCloseTimeout: '8 hours',
  heartbeatTimeout: SILENCE,
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '5 minutes' },
})

/** Our own database alone. */
const { openSync, closeSync } = proxyActivities<typeof activities>({
  startToCloseTimeout: '5 minutes',
  scheduleToCloseTimeout: '1 hour',
  heartbeatTimeout: SILENCE,
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
})

/** Ending is tried without end: a run that is not closed would keep all others from beginning. */
const { failSync } = proxyActivities<typeof activities>({
  startToCloseTimeout: '1 minute',
  heartbeatTimeout: SILENCE,
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '5 minutes' },
})

/**
 * Takes the people of an HR system over, page after page; where it stands is in the database, so that it goes on where it
 * was cut.
 *
 * @throws the failure of a step, after the run was closed as failed
 */
export async function synchronisation(input: SynchronisationInput): Promise<void> {
  const { companyId, requestId, locale, runId, sliceSize } = input
  const run = { companyId, requestId, locale, runId }
  try {
    let { goesOn } = await openSync(run)
    if (!goesOn) return
    for (let pages = 0; goesOn; pages++) {
      if (pages === (input.pagesPerHistory ?? PAGES_PER_HISTORY))
        return await continueAsNew<typeof synchronisation>(input)
      ;({ goesOn } = await readPage({ ...run, sliceSize }))
    }
    await closeSync(run)
  } catch (error) {
    if (!isEndOfRun(error)) throw error
    await CancellationScope.nonCancellable(() => failSync({ ...run, failure: failureOf(error) }))
    throw error
  }
}

/** What the other program answered, by its kind; null for what is no answer of it. */
function failureOf(error: unknown): string | null {
  const cause = error instanceof ActivityFailure ? error.cause : undefined
  return cause instanceof ApplicationFailure ? (cause.type ?? null) : null
}
