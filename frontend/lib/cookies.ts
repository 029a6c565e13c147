/** Behind https a cookie is bound to this host by its name (backend/http/middleware/host_cookies_middleware.ts). */
const HOST = '__Host-'

/** The value of a cookie, or null. `cookies` is `document.cookie`. */
export function cookieOf(cookies: string, name: string): string | null {
  const pairs = cookies.split(/;\s*/).map((pair) => pair.split(/=(.*)/s))
  const found = (one: string) => pairs.find(([given]) => given === one)?.[1]
  return found(`${HOST}${name}`) ?? found(name) ?? null
}

/** What `document.cookie` is set to, so that the server reads the cookie too. */
export function hostCookie(name: string, value: string, maxAgeS: number): string {
  const isSecure = window.location.protocol === 'https:'
  return `${isSecure ? HOST : ''}${name}=${value}; path=/; max-age=${maxAgeS}; samesite=lax${isSecure ? '; secure' : ''}`
}
