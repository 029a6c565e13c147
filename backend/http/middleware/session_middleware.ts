import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import { Session } from '@adonisjs/session'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import config, { SESSION_COOKIE } from '#config/session'

const settings = await config.resolver(app)

/**
 * The session of a browser. Stands in place of the package's own middleware, which writes the cookies with every answer.
 *
 * - A call of the API that changed nothing in the session writes none: answers overtake one another, and an old
 *   session would come back over a new one, undoing a sign-in in another tab. Pages renew the cookies.
 * - Without "remember me" the session ends with the browser: the cookies lose their date.
 */
export default class SessionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const session = new Session(settings, settings.stores[settings.store], emitter, ctx)
    ctx.session = session
    await session.initiate(false)
    await next()
    if (!session.hasBeenModified && request.url().startsWith('/api/')) return
    await session.commit()
    if (session.get('remember') === true) return
    const cookies = [response.getHeader('set-cookie') ?? []].flat() as string[]
    response.removeHeader('set-cookie')
    for (const cookie of cookies) {
      const ofSession = [SESSION_COOKIE, session.sessionId].includes(
        cookie.slice(0, cookie.indexOf('='))
      )
      response.append('set-cookie', ofSession ? withoutDate(cookie) : cookie)
    }
  }
}

/** The cookie until the browser closes. */
function withoutDate(cookie: string): string {
  return cookie.replace(/; (Max-Age|Expires)=[^;]*/gi, '')
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    session: Session
  }
}
