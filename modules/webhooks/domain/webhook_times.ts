const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** After the first, second … try that failed; the last of them again and again. */
const WAITS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
]

/** So long a message is tried, from when it was told or asked for again. */
export const GIVES_UP_DAYS = 3

/** So long the former secret signs beside the new one. */
export const FORMER_SECRET_HOURS = 24

const LONGEST_REST = MINUTE

/** Milliseconds until a message is tried again. @param tries how often it was tried */
export function waitAfter(tries: number): number {
  return WAITS[Math.min(tries, WAITS.length) - 1]!
}

/**
 * Milliseconds in which an address is left alone, so that one which takes nothing costs a try a minute, however much waits for
 * it. @param failures in a row
 */
export function restAfter(failures: number): number {
  return Math.min(SECOND * 2 ** Math.min(failures - 1, 10), LONGEST_REST)
}
