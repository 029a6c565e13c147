import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { isOpenToCandidate } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import OfferLink from '../models/offer_link.ts'
import OfferSession from '../models/offer_session.ts'
import { statusToday } from './find_offer.ts'
import { visibleOffers } from './visible_offers.ts'

/**
 * The offer that a browser opened, while it is open to its candidate. A name nobody gave, another company's, a
 * session that ended, an offer that expired, was taken back or sent anew: all the same E_NOT_FOUND.
 *
 * @param name the offer's public name, of its address
 * @param token of the browser's cookie
 */
export async function offerOfSession(
  scope: Scope,
  name: string,
  token: string
): Promise<Result<Offer>> {
  const session = await OfferSession.query()
    .where('token_hash', hashOfSecret(token))
    .where('expires_at', '>', new Date())
    .first()
  return offerBehind(scope, session && (await OfferLink.find(session.linkId)), name)
}

/** The offer that a link opens under its public name. */
export async function offerBehind(
  scope: Scope,
  link: OfferLink | null,
  name: string
): Promise<Result<Offer>> {
  const whoever = seeingWhatTheActorMayNot(scope, 'a private link opens its one offer')
  const offer = await visibleOffers(whoever)
    .where('link', name)
    .where('id', link?.offerId ?? NOBODY)
    .first()
  const opens =
    offer &&
    link!.revokedAt === null &&
    link!.version === offer.version &&
    isOpenToCandidate(statusToday(offer))
  return opens ? ok(offer) : fail('E_NOT_FOUND')
}

/** No row has it: a link that opens nothing takes the same way through the database as one that does. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
