/** How many signs a candidate may write at once. */
export const MOST_SIGNS = 2_000

/** A candidate asks the same kind of thing so many times an offer and hour at most: each is a mail. */
export const MOST_ASKED = 5
export const ASKED_WITHIN_S = 3_600

/**
 * Seconds to wait before the next one; 0 when there is room.
 *
 * @param secondsAgo of what was asked within the hour, the newest first
 */
export function secondsUntilAsked(secondsAgo: readonly number[]): number {
  const oldest = secondsAgo[MOST_ASKED - 1]
  return oldest === undefined ? 0 : Math.max(0, Math.ceil(ASKED_WITHIN_S - oldest))
}
