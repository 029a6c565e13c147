import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isDraining } from '#backend/http/draining'

/** While the process ends, its health says so, and no connection is kept for a next request. */
export default class DrainingMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    if (!isDraining()) return next()
    response.header('connection', 'close')
    if (request.url() !== '/api/_status/health') return next()
    return response.status(503).header('cache-control', 'no-store').send({ status: 'ending' })
  }
}
