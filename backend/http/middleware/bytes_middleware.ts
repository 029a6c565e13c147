import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { bodyBytes, type BodyBytes } from '#modules/shared/http/body_bytes'
import { Problem } from '#modules/shared/http/problem'
import { Places } from '#modules/shared/tenancy/places'
import { companyOf } from '../company_of.ts'

/** Files on their way in, which lie in memory meanwhile; a phone may need two minutes for one. */
const uploads = new Places({ all: 32, each: 8, waitMs: 3_000 })

/** Reads a file before the tenant's transaction opens: however slowly it comes, it holds no connection. */
export default class BytesMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { most, tooLarge }: BodyBytes) {
    const { request } = ctx
    if (Number(request.header('content-length') ?? 0) > most) throw new Problem(tooLarge)
    const bytes = await uploads.use(await companyOf(ctx), () => bodyBytes(request.request, most))
    if (!bytes) throw new Problem(tooLarge)
    ctx.bytes = bytes
    return next()
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The body of an endpoint that takes a file. */
    bytes: Buffer
  }
}
