import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { today } from '#modules/shared/values/today'
import { statusOn, type OfferStatus } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { visibleOffers } from './visible_offers.ts'

/** One offer of the company; another company's id is as unknown as one that never was. */
export async function findOffer(scope: Scope, id: string): Promise<Result<Offer>> {
  const offer = await visibleOffers(scope).where('id', id).first()
  return offer ? ok(offer) : fail('E_NOT_FOUND')
}

/** The same, locked until the transaction ends: each change of an offer starts here. */
export async function lockOffer(scope: Scope, id: string): Promise<Result<Offer>> {
  const offer = await visibleOffers(scope).where('id', id).forUpdate().first()
  return offer ? ok(offer) : fail('E_NOT_FOUND')
}

/** The same for its candidate, whose browser opened it (`offerOfSession`). */
export function lockOpenedOffer(scope: Scope, id: string): Promise<Result<Offer>> {
  const candidate = seeingWhatTheActorMayNot(
    scope,
    'a candidate answers the offer that they opened'
  )
  return lockOffer(candidate, id)
}

/** What an offer is today. */
export function statusToday(offer: Offer): OfferStatus {
  return statusOn(offer.status, offer.validityDate?.toISODate() ?? null, today())
}
