import type { HttpContext } from '@adonisjs/core/http'
import { newSecret } from '#modules/shared/values/secret_link'
import { GiveNotice } from '../actions/give_notice.ts'
import KnownBrowser, { KNOWN_DAYS } from '../models/known_browser.ts'

/** The signed cookie by which a browser is known again; who signs in with it is told by its rows. */
const COOKIE = 'barema_browser'

/** The secret of this browser, or null where there was no sign-in with it lately. */
export function knownSecret({ request }: HttpContext): string | null {
  const secret: unknown = request.cookie(COOKIE)
  return typeof secret === 'string' ? secret : null
}

/** Knows the browser of a person from now on. */
export async function knowBrowser(
  ctx: HttpContext,
  userId: string,
  /** Whether the person hears of it by mail where it is new to them. */
  { told }: { told: boolean }
): Promise<void> {
  const secret = knownSecret(ctx) ?? newSecret()
  ctx.response.cookie(COOKIE, secret, { maxAge: `${KNOWN_DAYS}d` })
  const isNew = await KnownBrowser.remember(ctx.scope, userId, secret)
  if (isNew && told) await GiveNotice.handle(ctx.scope, userId, 'BROWSER')
}
