/** The queue's own attempts take half a minute; then once more after 1, 2, 4 … 60 minutes. */
const FIRST_MS = 60_000
const LAST_MS = 3_600_000

/** From this promise on, a quarter of an hour after the first, a mail is sent though nobody can say whether it left. */
export const TRIES_IN_DOUBT = 5

/**
 * When a mail that was promised is promised again, should it not have left by then.
 *
 * @param promisedAt milliseconds since 1970
 * @param tries how often it was promised
 */
export function againAt(promisedAt: number, tries: number): Date {
  return new Date(promisedAt + Math.min(FIRST_MS * 2 ** (tries - 1), LAST_MS))
}
