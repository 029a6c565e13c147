import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { checkHealth } from '#backend/observability/health'

/**
 * Answers the health check before routing, session and tenant: a probe every second must cost nothing
 * and must work on any host name. 200 also when a part is down (the body says which): the web process
 * itself is fine and must not be restarted for it. Only a dead database is 503.
 */
export default class HealthMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    if (request.url() !== '/api/_status/health' || request.method() !== 'GET') return next()
    const health = await checkHealth()
    response.header('cache-control', 'no-store')
    return response.status(health.parts.database.status === 'up' ? 200 : 503).send(health)
  }
}
