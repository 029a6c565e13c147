import { readFile } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { withSpool } from '#modules/shared/exports/spool'
import { bodyBytes, bodyFile, type BodyBytes } from '#modules/shared/http/body_bytes'
import { Problem } from '#modules/shared/http/problem'
import { Places } from '#modules/shared/tenancy/places'
import { companyOf } from '../company_of.ts'

/** Files on their way in, which lie in memory meanwhile; a phone may need two minutes for one. */
const uploads = new Places({ all: 32, each: 8, waitMs: 3_000 })

/** Large files on their way in, which lie on disk: of one company no more than two at a time, of all together eight. */
const largeUploads = new Places({ all: 8, each: 2, waitMs: 3_000 })

/** Reads a file before the tenant's transaction opens: however slowly it comes, it holds no connection. */
export default class BytesMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { most, tooLarge, inMemory }: BodyBytes) {
    const { request } = ctx
    if (Number(request.header('content-length') ?? 0) > most) throw new Problem(tooLarge)
    const company = await companyOf(ctx)
    if (inMemory === undefined) {
      const bytes = await uploads.use(company, () => bodyBytes(request.request, most))
      if (!bytes) throw new Problem(tooLarge)
      ctx.bytes = bytes
      return next()
    }
    return withSpool(async (path) => {
      const read = await largeUploads.use(company, () =>
        bodyFile(request.request, { most, inMemory }, path)
      )
      if (!read) throw new Problem(tooLarge)
      ctx.readBytes = async () => (read === 'on disk' ? readFile(path) : read)
      return next()
    })
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The body of an endpoint that takes a file. */
    bytes: Buffer
    /** The same of one that may lie on disk until the answer is made. */
    readBytes: () => Promise<Buffer>
  }
}
