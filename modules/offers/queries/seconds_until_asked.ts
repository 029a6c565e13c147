import { latestOf } from '#modules/shared/timeline/timeline'
import { MOST_ASKED, secondsUntilAsked } from '../domain/asking.ts'
import type { OfferEventKind } from '../domain/offer_events.ts'
import type Offer from '../models/offer.ts'

/** Whole seconds until the candidate may ask this again; 0 when they may now. Under the offer's lock. */
export async function untilAsked({ id }: Offer, kind: OfferEventKind): Promise<number> {
  const asked = await latestOf({ type: 'offer', id }, [kind]).limit(MOST_ASKED)
  return secondsUntilAsked(asked.map(({ at }) => -at.diffNow('seconds').seconds))
}
