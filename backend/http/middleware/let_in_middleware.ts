import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { letWorkerIn } from '#modules/portal/index'
import type { Endpoint } from '#modules/shared/http/endpoint'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { companyOf } from '../company_of.ts'
import { visitorScope } from '../visitor_scope.ts'
import EmployerMiddleware from './employer_middleware.ts'

/**
 * Asks who sends a file before any of it is read, in a short transaction of its own: strangers who send slowly would
 * else hold every place that a company has for uploads. Asked again behind the file, which may take minutes.
 */
export default class LetInMiddleware {
  async handle(ctx: HttpContext, next: NextFn, endpoint: Endpoint) {
    const companyId = await companyOf(ctx)
    await inTenant(companyId, async (trx) => {
      ctx.scope = { ...visitorScope(ctx, companyId), trx }
      if (endpoint.audience === 'worker') await letWorkerIn(ctx)
      if (endpoint.audience === 'employer')
        await new EmployerMiddleware().handle(ctx, async () => {}, endpoint)
    })
    const auth = await ctx.containerResolver.make('auth.manager')
    ctx.auth = auth.createAuthenticator(ctx)
    return next()
  }
}
