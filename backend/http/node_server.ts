import { createServer, type RequestListener } from 'node:http'
import { inTurns } from './in_turns.ts'
import { lineOfHost } from './known_hosts.ts'

/** Headers fit one packet or a few. */
const HEADERS_MS = 10_000
/** The largest file at the slowest pace (backend/http/middleware/body_pace_middleware.ts), and the end of everything. */
const REQUEST_MS = 180_000
/** How often Node looks for what has taken too long. */
const LOOK_MS = 5_000

/** Node's own server, with a limit to the time a request may take to arrive. */
export function nodeServer(handler: RequestListener) {
  return createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: LOOK_MS,
    },
    inTurns(handler, lineOfHost)
  )
}
