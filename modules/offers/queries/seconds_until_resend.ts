import { undoing } from '#config/offers'
import { latestOf } from '#modules/shared/timeline/timeline'
import { leavesAt } from '../domain/leaves_at.ts'
import type Offer from '../models/offer.ts'

/** An offer is resent once in so long at most: each time is one more mail in the candidate's box. */
const PAUSE_S = 60

/** Whole seconds until the offer may be resent; 0 when it may be now. A first mail that still waits has to leave before. */
export async function secondsUntilResend(offer: Offer): Promise<number> {
  const leaves = leavesAt(offer, undoing.seconds)
  const last = await latestOf({ type: 'offer', id: offer.id }, ['RESENT']).first()
  const seconds = [leaves, last?.at.plus({ seconds: PAUSE_S })].map((at) =>
    at ? Math.ceil(at.diffNow('seconds').seconds) : 0
  )
  return Math.max(0, ...seconds)
}
