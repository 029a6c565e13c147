import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { secureCookies } from '#config/app'

/** Names that a browser takes only from this very host over https: no other subdomain can plant one. */
const HOST = '__Host-'
/** The same for a cookie of one path, which may not carry the stricter name. */
const SECURE = '__Secure-'

/**
 * Behind https every cookie goes out under a name that binds it to this host, and only such a one comes in. The rest of
 * the product knows the plain names, which are also what its values are encrypted for.
 */
export default class HostCookiesMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    if (!secureCookies) return next()
    const { headers } = request.request
    if (headers.cookie) headers.cookie = plainNames(headers.cookie)
    await next()
    const cookies = [response.getHeader('set-cookie') ?? []].flat() as string[]
    if (cookies.length > 0) response.header('set-cookie', cookies.map(boundToHost))
  }
}

/** `__Host-a=1; a=2` -> `a=1`. */
function plainNames(header: string): string {
  return header.split(/;\s*/).flatMap(plainName).join('; ')
}

/** None for a cookie that another host below the domain, or one over http, may have set. */
function plainName(cookie: string): string[] {
  const prefix = [HOST, SECURE].find((one) => cookie.startsWith(one))
  return prefix ? [cookie.slice(prefix.length)] : []
}

function boundToHost(cookie: string): string {
  const secure = /;\s*secure/i.test(cookie) ? cookie : `${cookie}; Secure`
  return `${/;\s*path=\/(;|$)/i.test(cookie) ? HOST : SECURE}${secure}`
}
