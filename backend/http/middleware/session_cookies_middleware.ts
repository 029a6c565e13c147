import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { SESSION_COOKIE } from '#config/session'

/**
 * Which session cookies an answer carries. Stands before the session middleware, so that it sees what that one wrote.
 *
 * - A call of the API that changed nothing in the session writes none: answers overtake one another, and an old
 *   session would come back over a new one, undoing a sign-in in another tab. Pages renew the cookies.
 * - Without "remember me" the session ends with the browser: the cookies lose their date.
 */
export default class SessionCookiesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    // Read now: the session middleware, which stands behind this one, has only just put the session there.
    const { request, response, session } = ctx
    const cookies = response.getHeader('set-cookie')
    if (!session || !Array.isArray(cookies)) return
    const names = [SESSION_COOKIE, session.sessionId]
    const writes = session.hasBeenModified || !request.url().startsWith('/api/')
    const remembered = session.get('remember') === true
    response.removeHeader('set-cookie')
    for (const cookie of cookies as string[]) {
      const ofSession = names.includes(cookie.slice(0, cookie.indexOf('=')))
      if (!ofSession) response.append('set-cookie', cookie)
      else if (writes) response.append('set-cookie', remembered ? cookie : withoutDate(cookie))
    }
  }
}

/** The cookie until the browser closes. */
function withoutDate(cookie: string): string {
  return cookie.replace(/; (Max-Age|Expires)=[^;]*/gi, '')
}
