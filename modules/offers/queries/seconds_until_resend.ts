import { latestOf } from '#modules/shared/timeline/timeline'
import type Offer from '../models/offer.ts'

/** An offer is resent once in so long at most: each time is one more mail in the candidate's box. */
const PAUSE_S = 60

/** Whole seconds until the offer may be resent; 0 when it may be now. */
export async function secondsUntilResend({ id }: Offer): Promise<number> {
  const last = await latestOf({ type: 'offer', id }, ['RESENT']).first()
  return last ? Math.max(0, Math.ceil(PAUSE_S + last.at.diffNow('seconds').seconds)) : 0
}
