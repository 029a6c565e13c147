import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { modules } from '#backend/modules'
import { Places } from '#modules/shared/tenancy/places'
import { networkOf } from '#modules/shared/values/network_of'

/** What people type is a few kilobytes. */
const LARGE_BYTES = 64_000
/** Two of each address: an import, and a colleague's behind the same router. */
const large = new Places({ all: Infinity, each: 2, waitMs: 3_000 })

/** Whose files are read by somebody else (bytes_middleware.ts), and not as a call. */
const files = new Set(
  modules
    .flatMap(({ endpoints = [] }) => endpoints)
    .filter(({ bytes }) => bytes)
    .map(({ method, path }) => `${method} ${path}`)
)

/**
 * Large calls of one address one after the other: a megabyte of seventy thousand small fields keeps the process busy for
 * a third of a second, and twenty of them in the same moment kept everybody waiting. Counted by address, because nobody
 * is known before the body is read; so a stranger who sends slowly stands in nobody's way.
 */
export default class LargeBodiesMiddleware {
  async handle({ request, route }: HttpContext, next: NextFn) {
    if (isSmall(request.headers()) || files.has(route?.name ?? '')) return next()
    return large.use(networkOf(request.ip()), async () => next())
  }
}

/** One that comes in pieces or packed does not say how long it is. */
function isSmall(headers: ReturnType<HttpContext['request']['headers']>): boolean {
  if (headers['transfer-encoding'] ?? headers['content-encoding']) return false
  return Number(headers['content-length'] ?? 0) <= LARGE_BYTES
}
