import type { HttpContext } from '@adonisjs/core/http'
import { newSecret } from '#modules/shared/values/secret_link'

/** The signed cookie by which a browser proves that it asked for a link, or left for Google. */
const BROWSER_COOKIE = 'barema_link'

/** The secret of this browser, or null when it asked for nothing. */
export function browserOf({ request }: HttpContext): string | null {
  return request.cookie(BROWSER_COOKIE) ?? null
}

/** The secret of this browser for the next hour; one it has stays, so that what is under way still opens. */
export function rememberBrowser(ctx: HttpContext): string {
  const browser = browserOf(ctx) ?? newSecret()
  ctx.response.cookie(BROWSER_COOKIE, browser, { maxAge: '1h' })
  return browser
}

export function forgetBrowser({ response }: HttpContext): void {
  response.clearCookie(BROWSER_COOKIE)
}
