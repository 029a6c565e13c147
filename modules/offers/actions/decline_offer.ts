import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOpenedOffer, statusToday } from '../queries/find_offer.ts'
import { append, enqueueMail, revokeLinks, signal } from './offer_trail.ts'

/** The candidate says no by themselves, with a reason or without: once, and the employer is written to. */
export class DeclineOffer {
  static async handle(scope: Scope, id: string, text: string): Promise<Result<Offer>> {
    const found = await lockOpenedOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const next = statusAfter(statusToday(offer), 'reject')
    if (!next.ok) return fail(next.problem)
    await offer.merge({ status: next.status, askedUntil: null }).save()
    await revokeLinks(offer)
    await append(scope, offer, 'DECLINED', { details: text === '' ? {} : { text } })
    await enqueueMail(scope, offer, 'DECLINED')
    await signal(scope, offer)
    return ok(offer)
  }
}
