import { ReleasePackage } from '#modules/packages/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOffer, statusToday } from '../queries/find_offer.ts'
import { append, signal } from './offer_trail.ts'

/** The contract of an offer was discarded before the first signature: the offer is accepted again, and owns its package. */
export class ReleaseOffer {
  static async handle(scope: Scope, id: string): Promise<Result<Offer>> {
    const found = await lockOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const next = statusAfter(statusToday(offer), 'release')
    if (!next.ok) return fail(next.problem)
    await offer.merge({ status: next.status }).save()
    await ReleasePackage.handle(scope, offer.packageId!, 'OFFERED')
    await append(scope, offer, 'RELEASED')
    await signal(scope, offer)
    return ok(offer)
  }
}
