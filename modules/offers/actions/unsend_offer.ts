import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOffer, statusToday } from '../queries/find_offer.ts'
import { takeBackSending } from './offer_trail.ts'
import { voidSending } from './void_sending.ts'

/**
 * Undoes a sending whose mail has not left: no mail left, links made meanwhile open nothing, and the offer is a
 * draft again. Whether it has left is decided by the row of the mail, not by a clock.
 */
export class UnsendOffer {
  static async handle(scope: Scope, id: string): Promise<Result<Offer>> {
    const found = await lockOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const next = statusAfter(statusToday(offer), 'unsend')
    if (!next.ok) return fail(next.problem)
    if (!(await takeBackSending(scope, offer))) return fail('E_OFFER_LEFT')
    await voidSending(scope, offer, [], { undone: true })
    return ok(offer)
  }
}
