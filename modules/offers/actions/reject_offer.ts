import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOffer, statusToday } from '../queries/find_offer.ts'
import { revokeLinks, append, signal } from './offer_trail.ts'

/** Records that the candidate said no, however they said it; no mail is sent. */
export class RejectOffer {
  static async handle(scope: Scope, id: string, reason = ''): Promise<Result<Offer>> {
    const found = await lockOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const next = statusAfter(statusToday(offer), 'reject')
    if (!next.ok) return fail(next.problem)
    await offer.merge({ status: next.status }).save()
    await revokeLinks(offer)
    await append(scope, offer, 'REJECTED', { details: reason === '' ? {} : { reason } })
    await signal(scope, offer)
    return ok(offer)
  }
}
