import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Without "remember me" the session ends with the browser: its cookies lose their date. Stands before the
 * session middleware, so that it sees the cookies which that one wrote.
 */
export default class SessionLifetimeMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    // Read now: the session middleware, which stands behind this one, has only just put the session there.
    const { response, session } = ctx
    const cookies = response.getHeader('set-cookie')
    if (!Array.isArray(cookies) || session?.get('remember') === true) return
    response.removeHeader('set-cookie')
    for (const cookie of cookies as string[]) {
      const removed = /Max-Age=(0|-1)\b/i.test(cookie)
      response.append(
        'set-cookie',
        removed || cookie.startsWith('XSRF-TOKEN=')
          ? cookie
          : cookie.replace(/; (Max-Age|Expires)=[^;]*/gi, '')
      )
    }
  }
}
