import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { Problem } from '#modules/shared/http/problem'

/**
 * Refuses a request with two hosts: the company is read from the host, and a proxy in front may have read the other
 * one. Node keeps the first and forgets the rest, so the raw headers are counted.
 */
export default class OneHostMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const names = request.request.rawHeaders.filter((_, index) => index % 2 === 0)
    const count = (name: string) => names.filter((one) => one.toLowerCase() === name).length
    if (count('host') > 1 || count('x-forwarded-host') > 1) throw new Problem('E_MALFORMED_REQUEST')
    return next()
  }
}
