import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Gives every request an id (the caller's, when it sends a sane one), echoes it, and writes one
 * structured line per call, with the pattern of its route: what stands in its place may be a secret, and the query
 * string what someone typed.
 */
export default class RequestLogMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const given = request.header('x-request-id')
    if (given && !/^[\w.:-]{8,100}$/.test(given)) delete request.request.headers['x-request-id']
    const requestId = request.id()!
    response.header('x-request-id', requestId)
    ctx.logger = ctx.logger.child({ requestId })
    const started = performance.now()
    await next()
    if (!request.url().startsWith('/api')) return
    ctx.logger.info(
      {
        method: request.method(),
        path: patternOf(ctx),
        status: response.getStatus(),
        ms: Math.round((performance.now() - started) * 10) / 10,
        company: ctx.scope?.companyId,
        user: ctx.scope?.actor.kind === 'user' ? ctx.scope.actor.id : undefined,
      },
      'request'
    )
  }
}

/** The route of a request as it is declared; a request that reached none shows nothing of its address. */
export function patternOf({ route }: HttpContext): string {
  return route?.pattern ?? 'none'
}
