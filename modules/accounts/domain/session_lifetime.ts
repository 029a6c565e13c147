const HOUR_MS = 3_600_000
const SHARED_DESK_MS = 2 * HOUR_MS
const REMEMBERED_MS = 30 * 24 * HOUR_MS

const SECOND_FACTOR_MS = 10 * 60_000

/** How long the step to the second factor stays open. */
export function waitingEnd(now: number): number {
  return now + SECOND_FACTOR_MS
}

/** When a session used at `now` ends: two hours later on a shared desk, thirty days where "remember me" was ticked. */
export function sessionEnd(now: number, remembered: boolean): number {
  return now + (remembered ? REMEMBERED_MS : SHARED_DESK_MS)
}
