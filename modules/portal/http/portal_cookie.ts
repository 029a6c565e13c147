import type { HttpContext } from '@adonisjs/core/http'
import { secureCookies } from '#config/app'

export const PORTAL_COOKIE = 'barema_portal'
/** The calls of the API and nothing else: no page is asked for with it. */
const PATH = '/api'

/** The token that this browser shows; empty without one, which opens nothing. */
export function portalToken({ request }: HttpContext): string {
  const token: unknown = request.cookie(PORTAL_COOKIE)
  return typeof token === 'string' ? token : ''
}

/** Sends the browser its token, which no script reads; without "remember me" until the browser is closed. */
export function keepPortalToken(
  { response }: HttpContext,
  token: string,
  remembered: boolean
): void {
  response.cookie(PORTAL_COOKIE, token, {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies,
    ...(remembered && { maxAge: '30d' }),
  })
}

export function forgetPortalToken({ response }: HttpContext): void {
  response.clearCookie(PORTAL_COOKIE, { path: PATH })
}
