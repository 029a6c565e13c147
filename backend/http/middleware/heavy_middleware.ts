import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Places } from '#modules/shared/tenancy/places'
import { companyOf } from '../company_of.ts'

/** The process has one thread: two that work hard leave it room for the small calls of others. */
const heavy = new Places({ all: 2, each: 1, waitMs: 3_000 })

/** Lets the heavy calls of a company in one after the other, before they hold a connection. */
export default class HeavyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    return heavy.use(await companyOf(ctx), async () => next())
  }
}
