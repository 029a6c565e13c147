import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { keyRing } from '#config/keys'
import type { AuditEvent } from '#modules/shared/audit/record'
import { RefusalCounter, type Source } from '#modules/shared/audit/refusals'
import type { LimitKind } from '#modules/shared/http/endpoint'
import type { ProblemCode } from '#modules/shared/http/problem'
import { networkOf } from '#modules/shared/values/network_of'
import { reportError } from '#backend/observability/report'
import { companyOf } from '../company_of.ts'

/** One for this process. A line that comes by itself would be counted by whichever test then looks. */
export const refusals = new RefusalCounter(logger, {
  byItself: !app.inTest,
  onBurst: ({ companyId, event, minute }) =>
    void reportError(new Error('A burst of refusals'), { companyId, event, minute }),
})
app.terminating(() => refusals.flush())

/** What a refusal means where an answer could be guessed. */
const EVENTS_BY_LIMIT: Partial<Record<LimitKind, Partial<Record<ProblemCode, AuditEvent>>>> = {
  'sign-in': { E_INVALID_CREDENTIALS: 'refused.password' },
  'code': { E_INVALID_CODE: 'refused.code', E_LINK_GONE: 'refused.link' },
  'portal': { E_INVALID_CODE: 'refused.code', E_LINK_GONE: 'refused.link' },
  'factor': { E_INVALID_CODE: 'refused.second_factor', E_UNAUTHENTICATED: 'refused.second_factor' },
  'proof': {
    E_INVALID_CODE: 'refused.second_factor',
    E_INVALID_CREDENTIALS: 'refused.password',
    E_VALIDATION: 'refused.password',
  },
  'link': { E_NOT_FOUND: 'refused.link' },
  'secret': { E_NOT_FOUND: 'refused.link' },
  'opened': { E_NOT_FOUND: 'refused.link' },
}

/**
 * Counts what was refused and might be an attack: after everything else, when the refused transaction is rolled back.
 * The answer does not wait for it.
 */
export default class RefusalsMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { limit }: { limit?: LimitKind }) {
    await next()
    if (!ctx.refusal) return
    const event = eventOf(ctx, ctx.refusal, limit)
    if (event) refusals.count(await companyOf(ctx), event, sourceOf(ctx, limit))
  }
}

function eventOf(ctx: HttpContext, code: ProblemCode, limit?: LimitKind): AuditEvent | undefined {
  if (code === 'E_TOO_MANY_REQUESTS') return limit && 'refused.too_often'
  const ofLimit = limit && EVENTS_BY_LIMIT[limit]?.[code]
  if (ofLimit) return ofLimit
  if (code === 'E_FORBIDDEN') return 'refused.right'
  return code === 'E_UNAUTHENTICATED' && cameWithProof(ctx) ? 'refused.session' : undefined
}

/** A browser that was signed in once, or a program with a token: it ended, or is made up. */
function cameWithProof({ request, session }: HttpContext): boolean {
  return Boolean(request.header('authorization') ?? session?.get('auth_web'))
}

function sourceOf({ request, scope, session }: HttpContext, limit?: LimitKind): Source {
  if (scope?.actor.kind === 'user') return { user: scope.actor.id }
  const from = keyRing.mac('audit', networkOf(request.ip())).slice(0, 12)
  const waiting: unknown = limit === 'factor' ? session?.get('second_factor_user') : undefined
  if (typeof waiting === 'string') return { meant: waiting }
  const email: unknown = limit === 'sign-in' ? request.input('email') : undefined
  if (typeof email === 'string' && email.length <= 254)
    return { typed: email.trim().toLowerCase(), from }
  return { from }
}
