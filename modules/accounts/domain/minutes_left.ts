import type { DateTime } from 'luxon'

const MINUTE_MS = 60_000

/** How long a link or a code still opens when its mail leaves, in whole minutes, and at least one: a mail may be late. */
export function minutesLeft(end: DateTime, now = Date.now()): number {
  return Math.max(1, Math.round((end.toMillis() - now) / MINUTE_MS))
}
