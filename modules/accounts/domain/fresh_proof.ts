const MINUTE_MS = 60_000

/** As long as a form takes that is filled in with care. */
export const FRESH_MINUTES = 10

/** Whether a proof of this moment still counts for what asks for a fresh one. */
export function isFresh(provenAt: number | null, now: number): boolean {
  return provenAt !== null && now - provenAt < FRESH_MINUTES * MINUTE_MS
}
