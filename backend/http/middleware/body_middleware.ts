import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { LONG_BODY, SHORT_BODY, SHORT_BODY_BYTES } from '#config/bodyparser'
import { modules } from '#backend/modules'
import { Places } from '#modules/shared/tenancy/places'
import { networkOf } from '#modules/shared/values/network_of'

const short = new BodyParserMiddleware(SHORT_BODY)
const long = new BodyParserMiddleware(LONG_BODY)

/** Two of each address: an import, and a colleague's behind the same router. */
const places = new Places({ all: Infinity, each: 2, waitMs: 3_000 })

const endpoints = modules.flatMap((each) => each.endpoints ?? [])
const namesOf = (some: typeof endpoints) =>
  new Set(some.map(({ method, path }) => `${method} ${path}`))
const longOnes = namesOf(endpoints.filter((endpoint) => endpoint.long))
/** Their body is a file, whatever type it says it is: a CSV is no text to be read here. */
const filesOnes = namesOf(endpoints.filter((endpoint) => endpoint.bytes))

/**
 * Reads the body: 64 kB, or a megabyte where the endpoint says that it is `long`; more is refused with 413 before it is
 * read. A megabyte of seventy thousand small fields keeps the process busy for a third of a second and more, so long
 * calls of one address follow one another. They are counted by address, because the person is unknown before the body is read;
 * so a stranger who sends slowly delays no other caller.
 */
export default class BodyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    try {
      return await this.#read(ctx, next)
    } catch (error) {
      // What is no longer read is drained: a browser that is hung up on while it sends tells its user nothing.
      ctx.request.request.resume()
      throw error
    }
  }

  async #read(ctx: HttpContext, next: NextFn) {
    if (filesOnes.has(ctx.route?.name ?? '')) return next()
    if (!longOnes.has(ctx.route?.name ?? '')) return short.handle(ctx, next)
    if (isShort(ctx.request.headers())) return long.handle(ctx, next)
    return places.use(networkOf(ctx.request.ip()), async () => long.handle(ctx, next))
  }
}

/** One that comes in pieces or packed does not say how long it is. */
function isShort(headers: ReturnType<HttpContext['request']['headers']>): boolean {
  if (headers['transfer-encoding'] ?? headers['content-encoding']) return false
  return Number(headers['content-length'] ?? 0) <= SHORT_BODY_BYTES
}
