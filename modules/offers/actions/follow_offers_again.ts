import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleOffers } from '../queries/visible_offers.ts'
import { wake } from './offer_trail.ts'

/**
 * After a restore: Temporal may remember nothing, or a future that is gone. The process of every open offer looks at
 * the database again.
 *
 * @returns how many offers are followed
 */
export class FollowOffersAgain {
  static async handle(scope: Scope): Promise<number> {
    const offers = await visibleOffers(scope).where('status', 'SENT')
    for (const offer of offers) await wake(scope, offer)
    return offers.length
  }
}
