import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { healthToken } from '#config/health'
import { isDraining } from '#backend/http/draining'
import { isUp } from '#backend/observability/health'
import { checkParts } from '#backend/observability/parts'

/**
 * Answers the health check before routing, session and tenant: a probe every second must cost nothing and must work on
 * any host name. Strangers learn whether the product is up; who brings HEALTH_TOKEN learns how each part is. Only a dead
 * database is 503, in both: with any other part down the web process is fine and must not be restarted for it.
 */
export default class HealthMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    if (request.url() !== '/api/_status/health' || request.method() !== 'GET') return next()
    response.header('cache-control', 'no-store')
    // A proxy takes a process that ends out of its list; it serves on meanwhile.
    if (isDraining()) return response.status(503).send({ status: 'ending' })
    const up = await isUp()
    response.status(up ? 200 : 503)
    if (isOperator(request.header('authorization'))) return response.send(await checkParts())
    return response.send({ status: up ? 'up' : 'down' })
  }
}

function isOperator(authorization = ''): boolean {
  if (!healthToken) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${healthToken}`))
}
