const TICKET_MS = 60_000

/** A browser follows two redirects in a moment; a minute is plenty on a slow line. */
export function ticketEnd(now: number): number {
  return now + TICKET_MS
}
