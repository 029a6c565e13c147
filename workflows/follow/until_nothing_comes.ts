import { condition, setHandler, workflowInfo } from '@temporalio/workflow'
import { changedSignal, waitsForQuery, type DueStep, type TestClock } from './contract.ts'

/** How the process asks the database, and acts; moments are milliseconds since 1970. */
interface Steps {
  due: (at: number) => Promise<DueStep | null>
  take: (step: string, at: number) => Promise<void>
  /** The same process under a fresh history; a test's time goes on. */
  resume: (clock: TestClock | undefined) => Promise<never>
}

const SECOND_MS = 1_000

/** A timer that fires a moment early would find its step not due yet, and look again without rest. */
const SHORTEST_WAIT_MS = 20

/**
 * Tried without end: no person waits for a reminder, and a subject whose process gave up would stay without one. An attempt
 * without an answer within a minute lost its worker; the next one finds in the database what was done.
 */
export const WITHOUT_END = {
  startToCloseTimeout: '1 minute' as const,
  retry: { initialInterval: SECOND_MS, backoffCoefficient: 2, maximumInterval: 300 * SECOND_MS },
}

/** The same in a test's time, where what is away for minutes is away for seconds. */
export function withoutEnd(clock: TestClock | undefined): typeof WITHOUT_END {
  if (!clock) return WITHOUT_END
  const { retry, ...others } = WITHOUT_END
  const sooner = (pauseMs: number) => Math.max(pauseMs / clock.speed, SHORTEST_WAIT_MS)
  return {
    ...others,
    retry: {
      ...retry,
      initialInterval: sooner(retry.initialInterval),
      maximumInterval: sooner(retry.maximumInterval),
    },
  }
}

/**
 * Asks the database what comes next, sleeps until then or until it is told that something changed, and takes the step,
 * which looks at the database once more. Knows no rule of its own; ends when nothing comes by itself any more, and is
 * started again by the next change.
 */
export async function untilNothingComes(
  { due, take, resume }: Steps,
  clock: TestClock | undefined
): Promise<void> {
  const now = clockOf(clock)
  let hasChanged = false
  let waitsFor: DueStep | null = null
  setHandler(changedSignal, () => {
    hasChanged = true
  })
  setHandler(waitsForQuery, () => waitsFor)

  for (;;) {
    if (workflowInfo().continueAsNewSuggested) await resume(clock && { ...clock, startsAt: now() })
    hasChanged = false
    waitsFor = null
    const next = await due(now())
    // A change that came while we looked may not be in what we saw.
    if (hasChanged) continue
    if (!next) return

    waitsFor = next
    const waitMs = (next.at - now()) / (clock?.speed ?? 1)
    if (waitMs > 0 && (await condition(() => hasChanged, Math.max(waitMs, SHORTEST_WAIT_MS))))
      continue

    await take(next.step, now())
  }
}

/** The process's own time: the worker's as Temporal replays it, or a test's. */
function clockOf(clock: TestClock | undefined): () => number {
  if (!clock) return () => Date.now()
  const begun = Date.now()
  return () => clock.startsAt + (Date.now() - begun) * clock.speed
}
