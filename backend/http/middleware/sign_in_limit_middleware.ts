import { createHash } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Problem } from '#modules/shared/http/problem'

/**
 * Slows down guessing: five failures a quarter of an hour for one account, thirty for one address.
 * Counted outside the tenant's transaction, so that a refused attempt still counts; keys are hashes,
 * so that no address or e-mail stands in the table.
 */
const limits = [
  {
    name: 'account',
    requests: 5,
    keyOf: (ctx: HttpContext) =>
      `${ctx.request.hostname()}|${String(ctx.request.input('email', '')).trim().toLowerCase()}`,
  },
  { name: 'address', requests: 30, keyOf: (ctx: HttpContext) => ctx.request.ip() },
]

export default class SignInLimitMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const counters = limits.map(({ name, requests, keyOf }) => ({
      counter: limiter.use({ requests, duration: '15 mins', blockDuration: '15 mins' }),
      key: `sign-in:${name}:${createHash('sha256').update(keyOf(ctx)).digest('base64url')}`,
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
    for (const { counter, key } of counters) {
      if (status === 401) await counter.increment(key)
    }
    // Only the account is cleared: one good account must not buy its owner endless guesses at others.
    if (status < 400) await counters[0].counter.delete(counters[0].key)
  }
}
