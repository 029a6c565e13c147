import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Problem } from '#modules/shared/http/problem'

/**
 * The floor: after ten seconds a body must have come at 32 kB/s on average. UMTS, the slowest that a phone calls 3G,
 * sends 48 kB/s, so that a file of 4 MB arrives, in two minutes at the floor; a call's 1 MB has half a minute.
 */
export const PACE = { bytesPerSecond: 32_000, graceMs: 10_000, lookMs: 1_000 }

/** Ends a call whose body comes too slowly with 408 and a sentence, for every reader of the body. */
export default class BodyPaceMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    if (!hasBody(request.request)) return next()
    const pace = watch(request.request)
    try {
      await Promise.race([next(), pace.tooSlow])
    } catch (error) {
      // What is still under way belongs to no call any more.
      if (error instanceof Problem && error.problem === 'E_BODY_TOO_SLOW')
        response.header('connection', 'close')
      throw error
    } finally {
      pace.stop()
    }
  }
}

function hasBody({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Measured on the connection: a listener on the body itself would take it away from its reader. */
function watch(request: IncomingMessage) {
  const began = performance.now()
  const before = request.socket.bytesRead
  let timer: NodeJS.Timeout
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (request.complete) return clearInterval(timer)
      const ms = performance.now() - began
      const floor = (PACE.bytesPerSecond * ms) / 1000
      // A body that waits for us to read it is not slow.
      const waits = request.readableLength >= request.readableHighWaterMark
      if (ms > PACE.graceMs && !waits && request.socket.bytesRead - before < floor)
        reject(new Problem('E_BODY_TOO_SLOW'))
    }, PACE.lookMs)
  })
  return { tooSlow, stop: () => clearInterval(timer) }
}
