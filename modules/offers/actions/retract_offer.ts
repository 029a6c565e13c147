import { undoing } from '#config/offers'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { leavesAt } from '../domain/leaves_at.ts'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOffer, statusToday } from '../queries/find_offer.ts'
import { revokeLinks, append, enqueueMail, signal, takeBackSending } from './offer_trail.ts'

/** Takes an offer back; from this moment it cannot be accepted, and the candidate is told by mail. */
export class RetractOffer {
  static async handle(scope: Scope, id: string, reason = ''): Promise<Result<Offer>> {
    const found = await lockOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const next = statusAfter(statusToday(offer), 'retract')
    if (!next.ok) return fail(next.problem)
    const unread =
      leavesAt(offer, undoing.seconds) !== null && (await takeBackSending(scope, offer))
    await offer.merge({ status: next.status }).save()
    await revokeLinks(offer)
    await append(scope, offer, 'RETRACTED', { details: reason === '' ? {} : { reason } })
    // Who was never written to need not hear that it is over.
    if (!unread) await enqueueMail(scope, offer, 'RETRACTED')
    await signal(scope, offer)
    return ok(offer)
  }
}
