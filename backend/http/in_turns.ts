import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'

type Waiting = [IncomingMessage, ServerResponse]

/** Between two beginnings of one company, while others are there: about what one costs, so that theirs fit between. */
const PACE_MS = 2
/** So long after its last call a company counts as being there. */
const THERE_MS = 1_000

/**
 * Lets each company begin one call in each round of the event loop, and no more than one in two milliseconds while another
 * company is there; its others wait in a line of their own. Of a hundred calls that come in the same moment the work up
 * to the first query is else done in one go, and who asks next waits for all of it. A call that comes alone begins at
 * once, and none holds a place: what lasts does not delay the beginning of others.
 *
 * @param lineOf in whose line a call waits, by its Host header
 */
export function inTurns(
  begin: RequestListener,
  lineOf: (host?: string) => string
): RequestListener {
  const lines = new Map<string, Waiting[]>()
  const there = new LRUCache<string, true>({ max: 1_000, ttl: THERE_MS })

  function nextRound() {
    there.purgeStale()
    if (there.size > 1) setTimeout(round, PACE_MS)
    else setImmediate(round)
  }

  /** One of each line. A line that is empty goes a round later: its company has just had its turn. */
  function round() {
    for (const [company, line] of lines) {
      const next = line.shift()
      if (!next) lines.delete(company)
      else if (!next[0].destroyed) begin(...next)
    }
    if (lines.size > 0) nextRound()
  }

  return (request, response) => {
    const company = lineOf(request.headers.host)
    there.set(company, true)
    const line = lines.get(company)
    if (line) return void line.push([request, response])
    if (lines.size === 0) nextRound()
    lines.set(company, [])
    begin(request, response)
  }
}
