const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const SHARED_DESK_MS = 2 * HOUR_MS
const REMEMBERED_MS = 30 * DAY_MS
/** However often it is used: a browser that was lost or copied does not stay signed in for ever. */
const LONGEST_MS = 90 * DAY_MS

const SECOND_FACTOR_MS = 10 * MINUTE_MS

/** How long the step to the second factor stays open. */
export function waitingEnd(now: number): number {
  return now + SECOND_FACTOR_MS
}

/**
 * When a session used at `now` ends: two hours later on a shared desk, thirty days where "remember me" was ticked, and
 * ninety days after it was opened in any case.
 */
export function sessionEnd(now: number, remembered: boolean, openedAt = now): number {
  return Math.min(now + (remembered ? REMEMBERED_MS : SHARED_DESK_MS), openedAt + LONGEST_MS)
}
