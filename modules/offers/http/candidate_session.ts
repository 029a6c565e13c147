import type { HttpContext } from '@adonisjs/core/http'
import { tokenOf, unshared } from '#modules/shared/links/browser'
import { unwrap } from '#modules/shared/result'
import type Offer from '../models/offer.ts'
import { offerOfSession } from '../queries/opened_offer.ts'

/** The offer that this browser opened; a Problem that says no more than « not found » otherwise. */
export async function openedOffer(ctx: HttpContext): Promise<Offer> {
  unshared(ctx)
  return unwrap(await offerOfSession(ctx.scope, ctx.params.link, tokenOf(ctx, 'offer')))
}
