import encryption from '@adonisjs/core/services/encryption'
import Shield from '@adonisjs/shield/shield_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import settings from '#config/shield'

const ofBrowsers = new Shield(settings, encryption.use())
const ofPrograms = new Shield({ ...settings, csrf: { enabled: false } }, encryption.use())

/**
 * The package's guards, made once: its own provider makes them anew for every request. No foreign page can have a browser
 * send a program's token, so a program needs no CSRF token, nor a session to keep its secret in.
 */
export default class ShieldMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const isProgram = ctx.request.header('authorization')?.startsWith('Bearer ')
    return (isProgram ? ofPrograms : ofBrowsers).handle(ctx, next)
  }
}
