import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { letWorkerIn } from '#modules/portal/index'
import type { Endpoint } from '#modules/shared/http/endpoint'
import type { Scope } from '#modules/shared/tenancy/scope'
import { unitsOf, type InScope } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { companyOf } from '../company_of.ts'
import { visitorScope } from '../visitor_scope.ts'
import EmployerMiddleware from './employer_middleware.ts'

/**
 * In the place of the request's one transaction, for calls that wait for a service outside: a signed-in person is let in
 * by a short one, and what follows opens its own.
 */
export default class WaitsMiddleware {
  async handle(ctx: HttpContext, next: NextFn, endpoint: Endpoint) {
    const companyId = await companyOf(ctx)
    let person: Omit<Scope, 'trx'> = visitorScope(ctx, companyId)
    if (endpoint.audience === 'employer')
      await inTenant(companyId, async (trx) => {
        ctx.scope = { ...person, trx }
        await new EmployerMiddleware().handle(ctx, async () => {}, endpoint)
        person = ctx.scope
      })
    if (endpoint.audience === 'worker')
      await inTenant(companyId, async (trx) => {
        ctx.scope = { ...person, trx }
        await letWorkerIn(ctx)
      })
    const inScope = unitsOf(person)
    ctx.inScope = (work) => inScope((scope) => work((ctx.scope = scope)))
    return next()
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Opens a unit of work, as often as it is asked to; on endpoints that wait only. What throws in it is undone. */
    inScope: InScope
  }
}
