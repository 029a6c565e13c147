import type { HttpContext } from '@adonisjs/core/http'
import { secureCookies } from '#config/app'
import { unwrap } from '#modules/shared/result'
import { SESSION_DAYS } from '../actions/open_offer.ts'
import type Offer from '../models/offer.ts'
import { offerOfSession } from '../queries/offer_of_session.ts'

const COOKIE = 'barema_offer'

/** The offer that this browser opened; a Problem that says no more than « not found » otherwise. */
export async function openedOffer(ctx: HttpContext): Promise<Offer> {
  unshared(ctx)
  return unwrap(await offerOfSession(ctx.scope, ctx.params.link, tokenOf(ctx)))
}

/** The token that this browser shows; empty without one, which opens nothing. */
export function tokenOf({ request }: HttpContext): string {
  const token: unknown = request.cookie(COOKIE)
  return typeof token === 'string' ? token : ''
}

/** Whether this browser shows a token, which only we can sign. */
export function hasToken(ctx: HttpContext): boolean {
  return tokenOf(ctx) !== ''
}

/** Sends the browser its token; it comes back with the calls of this offer alone, and no script reads it. */
export function keepToken({ response }: HttpContext, { link }: Offer, token: string): void {
  response.cookie(COOKIE, token, {
    path: `/api/out/offers/${link}`,
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies,
    maxAge: `${SESSION_DAYS}d`,
  })
}

/** What is answered about pay stays in no cache, and its address goes to nobody. */
export function unshared({ response }: HttpContext): void {
  response.header('cache-control', 'no-store')
  response.header('referrer-policy', 'no-referrer')
}
