import type Offer from '../models/offer.ts'
import OfferEvent from '../models/offer_event.ts'

/** An offer is resent once in so long at most: each time is one more mail in the candidate's box. */
const PAUSE_S = 60

/** Whole seconds until the offer may be resent; 0 when it may be now. */
export async function secondsUntilResend({ id }: Offer): Promise<number> {
  const last = await OfferEvent.query()
    .where({ offerId: id, kind: 'RESENT' })
    .orderBy('at', 'desc')
    .first()
  return last ? Math.max(0, Math.ceil(PAUSE_S + last.at.diffNow('seconds').seconds)) : 0
}
