import i18nManager from '@adonisjs/i18n/services/main'
import type { I18n } from '@adonisjs/i18n'
import { RequestValidator, type HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { LOCALES, type Locale } from '#modules/shared/tenancy/scope'

/** The name of the one-year language cookie, which the screens set (not encrypted: they read it too). */
export const LANGUAGE_COOKIE = 'language'

/** The reader's language: the header a client sends on purpose, else the cookie, else the browser's wish, else French. */
export default class LocaleMiddleware {
  static {
    RequestValidator.messagesProvider = (ctx) => ctx.i18n.createMessagesProvider()
  }

  handle(ctx: HttpContext, next: NextFn) {
    ctx.locale = preferredLocale(ctx)
    ctx.i18n = i18nManager.locale(ctx.locale)
    return next()
  }
}

/** Also for requests that failed before this middleware ran. */
export function preferredLocale({ request }: HttpContext): Locale {
  const wishes = [
    request.header('x-language'),
    request.plainCookie(LANGUAGE_COOKIE, undefined, false),
  ]
  for (const wish of wishes) if (LOCALES.includes(wish as Locale)) return wish as Locale
  return (request.language([...LOCALES]) as Locale | null) ?? 'fr'
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    locale: Locale
    i18n: I18n
  }
}
