/** The queue's own attempts take half a minute; then once more after 1, 2, 4 … 60 minutes. */
const FIRST_MS = 60_000
const LAST_MS = 3_600_000

/** From this try on, a quarter of an hour after the first, a mail is sent although it is unknown whether it left. */
export const TRIES_IN_DOUBT = 5

/**
 * When a mail is enqueued again if it has not left by then.
 *
 * @param enqueuedAt milliseconds since 1970
 * @param tries how often it was enqueued
 */
export function againAt(enqueuedAt: number, tries: number): Date {
  return new Date(enqueuedAt + Math.min(FIRST_MS * 2 ** (tries - 1), LAST_MS))
}
