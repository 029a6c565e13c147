import { cookieOf, hostCookie } from './cookies.ts'

export const LOCALES = ['fr', 'nl', 'en'] as const
export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'fr'

/** The server reads the same cookie (backend/http/middleware/locale_middleware.ts). */
const COOKIE = 'language'
const ONE_YEAR_S = 365 * 24 * 60 * 60

/** The language named by the first segment of a path, or null: `/nl/packages` is `nl`. */
export function localeOfPath(pathname: string): Locale | null {
  const first = pathname.split('/')[1]
  return LOCALES.find((locale) => locale === first) ?? null
}

/** The language of the cookie, or null when none or an unknown one is stored. `cookies` is `document.cookie`. */
export function localeOfCookie(cookies: string): Locale | null {
  const value = cookieOf(cookies, COOKIE)
  return LOCALES.find((locale) => locale === value) ?? null
}

/** Remembers the language for one year. */
export function rememberLocale(locale: Locale): void {
  document.cookie = hostCookie(COOKIE, locale, ONE_YEAR_S)
}

/** Remembers the language and loads the same page again under its prefix. */
export function switchLocale(locale: Locale): void {
  rememberLocale(locale)
  const rest = window.location.pathname.replace(/^\/(fr|nl|en)(?=\/|$)/, '')
  window.location.assign(`/${locale}${rest || '/'}${window.location.search}${window.location.hash}`)
}
