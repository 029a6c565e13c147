import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { modules } from '#backend/modules'
import { refuseLongLine } from '#modules/shared/documents/draw_document'
import { Places } from '#modules/shared/tenancy/places'

/** As long as a drawing may take. */
const WAIT_MS = 20_000

const drawing = new Set(
  modules
    .flatMap(({ endpoints = [] }) => endpoints)
    .filter(({ draws }) => draws)
    .map(({ method, path }) => `${method} ${path}`)
)
/** One paper at a time for each browser or program; how many a company has is the renderer's to say. */
const papers = new Places({ all: Infinity, each: 1, waitMs: WAIT_MS })

/**
 * Refuses whoever asks for one paper after the other before anything is read, a session neither: a hundred refusals of a
 * millisecond each would keep everybody else waiting. Who asks is told by what they send, not by who they are, so that a
 * stranger stands in nobody's line but the own.
 */
export default class PapersMiddleware {
  async handle({ request, route }: HttpContext, next: NextFn) {
    if (!drawing.has(route?.name ?? '')) return next()
    const { host, cookie, authorization } = request.headers()
    const who = [host, cookie, authorization].join('\n')
    refuseLongLine(papers, who)
    return papers.use(who, async () => next())
  }
}
