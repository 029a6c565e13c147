import {
  condition,
  continueAsNew,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow'
import type * as activities from './activities.ts'
import { changedSignal, waitsForQuery, type DueStep, type OfferInput } from './contract.ts'

/**
 * Tried without end: nobody waits for a reminder, and an offer whose process gave up would stay without one. An
 * attempt without an answer within a minute lost its worker; the next one finds in the database what was done.
 */
const { dueStepOfOffer, remindOffer, expireOffer, promiseMailsAgain } = proxyActivities<
  typeof activities
>({
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '5 minutes' },
})

const STEPS = { remind: remindOffer, expire: expireOffer, mail: promiseMailsAgain }

/** A timer that fires a moment early would find its step not due yet, and look again without rest. */
const SHORTEST_WAIT_MS = 20

/**
 * Follows one offer: asks the database what comes next, sleeps until then or until it is told that something
 * changed, and takes the step, which looks at the database once more. Knows no rule of its own; ends when nothing
 * comes by itself any more, and is started again by the next change.
 */
export async function offer(input: OfferInput): Promise<void> {
  const { companyId, requestId, locale, offerId, clock } = input
  const now = clockOf(clock)
  let hasChanged = false
  let waitsFor: DueStep | null = null
  setHandler(changedSignal, () => {
    hasChanged = true
  })
  setHandler(waitsForQuery, () => waitsFor)

  for (;;) {
    if (workflowInfo().continueAsNewSuggested) await continueAsNew<typeof offer>(resumed())
    hasChanged = false
    waitsFor = null
    const subject = { companyId, requestId, locale, offerId, at: now() }
    const due = await dueStepOfOffer(subject)
    // A change that came while we looked may not be in what we saw.
    if (hasChanged) continue
    if (!due) return

    waitsFor = due
    const waitMs = (due.at - now()) / (clock?.speed ?? 1)
    if (waitMs > 0 && (await condition(() => hasChanged, Math.max(waitMs, SHORTEST_WAIT_MS))))
      continue

    await STEPS[due.step]({ ...subject, at: now() })
  }

  /** The same process under a fresh history; a test's time goes on. */
  function resumed(): OfferInput {
    return clock ? { ...input, clock: { ...clock, startsAt: now() } } : input
  }
}

/** The process's own time: the worker's as Temporal replays it, or a test's. */
function clockOf(clock: OfferInput['clock']): () => number {
  if (!clock) return () => Date.now()
  const begun = Date.now()
  return () => clock.startsAt + (Date.now() - begun) * clock.speed
}
