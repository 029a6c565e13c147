import { idBehind, openedBy, opens, type Behind } from '#modules/shared/links/open_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { isOpenToCandidate } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { statusToday } from './find_offer.ts'
import { visibleOffers } from './visible_offers.ts'

/**
 * The offer that a browser opened, while it is open to its candidate. An unknown name, another company's, a
 * session that ended, an offer that expired, was taken back or sent anew: all the same E_NOT_FOUND.
 *
 * @param name the offer's public name, of its address
 * @param token of the browser's cookie
 */
export function offerOfSession(scope: Scope, name: string, token: string): Promise<Result<Offer>> {
  return openedBy(scope, token, offerBehind(scope, name))
}

/** The offer that a link opens under its public name. */
export function offerBehind(scope: Scope, name: string): Behind<Offer> {
  return async (link) => {
    const all = seeingWhatTheActorMayNot(scope, 'a private link opens its one offer')
    const offer = await visibleOffers(all)
      .where('link', name)
      .where('id', idBehind(link, 'offer'))
      .first()
    return offer && opens(link!, offer) && isOpenToCandidate(statusToday(offer))
      ? ok(offer)
      : fail('E_NOT_FOUND')
  }
}
