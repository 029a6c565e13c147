import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { modules } from '#backend/modules'
import { SESSION_COOKIE } from '#config/session'
import { refuseLongLine } from '#modules/shared/documents/draw_document'
import { Places } from '#modules/shared/tenancy/places'
import { networkOf } from '#modules/shared/values/network_of'

/** As long as a drawing may take. */
const WAIT_MS = 20_000

const drawing = new Set(
  modules
    .flatMap(({ endpoints = [] }) => endpoints)
    .filter(({ draws }) => draws)
    .map(({ method, path }) => `${method} ${path}`)
)
/** One PDF at a time for each browser; how many a company has is the renderer's to say. */
const pdfs = new Places({ all: Infinity, each: 1, waitMs: WAIT_MS })

/**
 * Refuses those who ask for one PDF after the other before anything is read, the session's content neither: a hundred
 * refusals of a millisecond each would keep the others waiting. A browser is told by the id of its session, which
 * only we can sign; one that shows none, a program with its token too, by its address. What can be made up opens
 * no second line.
 */
export default class PdfsMiddleware {
  async handle({ request, route }: HttpContext, next: NextFn) {
    if (!drawing.has(route?.name ?? '')) return next()
    const session: unknown = request.cookie(SESSION_COOKIE)
    const who = typeof session === 'string' ? session : networkOf(request.ip())
    refuseLongLine(pdfs, who)
    return pdfs.use(who, async () => next())
  }
}
