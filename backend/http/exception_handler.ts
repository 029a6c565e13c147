import app from '@adonisjs/core/services/app'
import i18nManager from '@adonisjs/i18n/services/main'
import { errors as vineErrors } from '@vinejs/vine'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import {
  PROBLEMS,
  Problem,
  type FieldProblem,
  type ProblemCode,
} from '#modules/shared/http/problem'
import { DocumentError } from '#modules/shared/documents/document_renderer'
import { busy } from '#modules/shared/tenancy/places'
import type { Answer } from '#modules/shared/http/shapes'
import type { problemShape } from '#backend/http/problem_shape'
import { preferredLocale } from '#backend/http/middleware/locale_middleware'
import { patternOf } from '#backend/http/middleware/request_log_middleware'
import { reportError } from '#backend/observability/report'

/**
 * What PostgreSQL answers the later of two who changed the same in one moment, after each looked and found nothing in the
 * way: a unique constraint, a row that was named and has gone meanwhile, a serialization that failed, a deadlock.
 */
const SAME_MOMENT = ['23505', '23503', '40001', '40P01']

/** What is longer to wait is told in minutes. */
const COUNTED_IN_SECONDS = 120

/**
 * What PostgreSQL answers when one of its timeouts (config/database.ts) ended a statement or a transaction: it took
 * too long, waited too long for a lock, or was left open.
 */
const TIMED_OUT = ['57014', '55P03', '25P03', '25P04']

/** A process that draws is started anew in this time, also under load. */
const REDRAWN_S = 5

/**
 * Writes every refusal as `application/problem+json`: a stable code, a translated title and sentence, the
 * fields concerned, and the request id to quote to support; for a person who opened a file in a tab, as a page.
 */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = false
  protected renderStatusPages = false

  async handle(error: unknown, ctx: HttpContext) {
    const problem = toProblem(error)
    const i18n = ctx.i18n ?? i18nManager.locale(preferredLocale(ctx))
    const seconds = problem.retryAfterSeconds ?? 0
    if (seconds) ctx.response.header('retry-after', String(seconds))
    ctx.refusal = problem.problem
    ctx.response.status(PROBLEMS[problem.problem])
    ctx.response.header('cache-control', 'no-store')
    const title = i18n.t(`words.problems.${problem.problem}.title`)
    const detail = i18n.t(`words.problems.${problem.problem}.detail`, {
      seconds,
      minutes: seconds > COUNTED_IN_SECONDS ? Math.ceil(seconds / 60) : 0,
    })
    if (opensInTab(ctx)) {
      const again = seconds ? i18n.t('plain_page.again') : null
      const page = { locale: i18n.locale, title, detail, again }
      return ctx.response.send(await ctx.view.render('plain_page', page))
    }
    ctx.response.header('content-type', 'application/problem+json; charset=utf-8')
    ctx.response.send(
      JSON.stringify({
        type: `https://barema.be/problems/${problem.problem}`,
        title,
        status: PROBLEMS[problem.problem],
        code: problem.problem,
        detail,
        errors: problem.errors,
        moreErrors: problem.moreErrors,
        requestId: ctx.request.id()!,
      } satisfies Answer<typeof problemShape>)
    )
  }

  async report(error: unknown, ctx: HttpContext) {
    const { problem } = toProblem(error)
    const facts = { err: error, method: ctx.request.method(), path: patternOf(ctx) }
    if (problem === 'E_SAME_MOMENT') ctx.logger.warn(facts, 'two in the same moment')
    if (problem === 'E_BUSY') ctx.logger.warn(facts, 'busy')
    if (problem === 'E_PDF_NOT_READY') ctx.logger.warn(facts, 'a document was not drawn')
    if (problem !== 'E_INTERNAL') return
    ctx.logger.error(facts, 'unexpected failure')
    await reportError(error, { requestId: ctx.request.id()! })
    if (app.inDev) console.error(error)
  }
}

/** Whether the answer is all that a tab will show, as of a PDF that was to open in one of its own; all browsers say so. */
function opensInTab({ request, view }: HttpContext): boolean {
  return view !== undefined && request.header('sec-fetch-dest') === 'document'
}

/** What the frameworks below throw, as one of our own refusals. */
function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof DocumentError && error.mayPass)
    return new Problem('E_PDF_NOT_READY', { retryAfterSeconds: REDRAWN_S })
  if (error instanceof vineErrors.E_VALIDATION_ERROR)
    return new Problem('E_VALIDATION', { errors: fieldProblems(error.messages) })
  const { code, name, status } = error as { code?: string; name?: string; status?: number }
  if (code === 'E_BAD_CSRF_TOKEN') return new Problem('E_CSRF')
  if (code === 'E_ROW_NOT_FOUND' || code === 'E_ROUTE_NOT_FOUND') return new Problem('E_NOT_FOUND')
  if (code === 'E_UNAUTHORIZED_ACCESS') return new Problem('E_UNAUTHENTICATED')
  if (code === 'E_REQUEST_ENTITY_TOO_LARGE' || status === 413)
    return new Problem('E_BODY_TOO_LARGE')
  if (code && SAME_MOMENT.includes(code)) return new Problem('E_SAME_MOMENT')
  // A body that is not packed as it says (zlib).
  if (code?.startsWith('Z_')) return new Problem('E_MALFORMED_REQUEST')
  if (status === 415) return new Problem('E_UNSUPPORTED_ENCODING')
  // Knex's own, when no connection of the pool became free in time.
  if (name === 'KnexTimeoutError' || (code && TIMED_OUT.includes(code))) return busy()
  if (status === 400) return new Problem('E_MALFORMED_JSON')
  return new Problem('E_INTERNAL')
}

function fieldProblems(
  messages: { field: string; rule: string; message: string }[]
): FieldProblem[] {
  return messages.map(({ field, rule, message }) => ({ path: field, code: rule, message }))
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Why the request was refused, for the caller of the handler. */
    refusal?: ProblemCode
  }
}
