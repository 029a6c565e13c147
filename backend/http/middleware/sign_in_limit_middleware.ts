import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Problem } from '#modules/shared/http/problem'
import type { LimitedDoor } from '#modules/shared/http/endpoint'

/** What a counter counts by. */
type By = 'account' | 'address' | 'company'

interface Door {
  /** The answers that say that a guess was wrong; without any, every request counts, because each sends a mail. */
  refusals?: readonly number[]
  requests: Partial<Record<By, number>>
}

/**
 * How often one may knock in a quarter of an hour. The company's limit is for guessing spread over many
 * addresses and accounts; it stands high, so that one address alone cannot close the door to everybody.
 */
const DOORS: Record<LimitedDoor, Door> = {
  'sign-in': { refusals: [401], requests: { account: 5, address: 30, company: 300 } },
  'code': { refusals: [401], requests: { account: 5, address: 30, company: 300 } },
  'proof': { refusals: [401, 422], requests: { account: 5, address: 30, company: 300 } },
  // Nobody stands behind a link that opens nothing.
  'link': { refusals: [404], requests: { address: 30, company: 300 } },
  'mail': { requests: { account: 5, address: 30, company: 300 } },
}

const keysOf: Record<By, (ctx: HttpContext) => string> = {
  account: (ctx) => `${ctx.request.hostname()}|${accountOf(ctx)}`,
  address: (ctx) => ctx.request.ip(),
  company: (ctx) => `${ctx.request.hostname()}`,
}

/**
 * Slows down guessing. Counted in PostgreSQL outside the tenant's transaction, so that a refused attempt still
 * counts, also over several web processes and when the queue is down; keys are hashes, so that no address or
 * e-mail stands in the table.
 */
export default class SignInLimitMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { door }: { door: LimitedDoor }) {
    const { refusals, requests } = DOORS[door]
    const counters = (Object.keys(requests) as By[]).map((by) => ({
      by,
      counter: limiter.use({
        requests: requests[by]!,
        duration: '15 mins',
        blockDuration: '15 mins',
      }),
      key: `${door}:${by}:${createHash('sha256').update(keysOf[by](ctx)).digest('base64url')}`,
    }))
    for (const { counter, key } of counters) {
      if (await counter.isBlocked(key)) {
        throw new Problem('E_TOO_MANY_REQUESTS', {
          retryAfterSeconds: Math.max(1, await counter.availableIn(key)),
        })
      }
    }
    await next()
    const status = ctx.response.getStatus()
    if (!refusals || refusals.includes(status))
      for (const { counter, key } of counters) await counter.increment(key)
    // Only the account is cleared: one good account must not buy its owner endless guesses at others.
    else if (status < 400)
      for (const { by, counter, key } of counters) if (by === 'account') await counter.delete(key)
  }
}

/** Whose door it is: the address typed, the person half or wholly signed in, else the browser that asked. */
function accountOf({ request, session }: HttpContext): string {
  const email = request.input('email')
  if (typeof email === 'string') return email.trim().toLowerCase()
  return String(
    session?.get('second_factor_user') ??
      session?.get('auth_web') ??
      request.cookie('barema_link') ??
      ''
  )
}
