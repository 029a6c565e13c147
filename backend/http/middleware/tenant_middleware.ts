import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Scope } from '#modules/shared/tenancy/scope'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { companyOf } from '../company_of.ts'
import { visitorScope } from '../visitor_scope.ts'

/** Undoes the transaction of a request that was refused; never leaves this file. */
class Rollback extends Error {}

/**
 * The company of the host name, one transaction, one scope. Adonis catches a handler's exception before
 * it reaches this place, so the status tells whether the request failed: a refused request changes nothing.
 */
export default class TenantMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const companyId = await companyOf(ctx)
    try {
      await inTenant(companyId, async (trx) => {
        ctx.scope = { ...visitorScope(ctx, companyId), trx }
        await next()
        if (ctx.response.getStatus() >= 400) throw new Rollback()
      })
    } catch (error) {
      if (error instanceof Rollback) return
      throw error
    }
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Of the unit of work that is open. */
    scope: Scope
  }
}
