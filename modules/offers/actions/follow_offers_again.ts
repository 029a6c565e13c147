import type { Scope } from '#modules/shared/tenancy/scope'
import OfferMail from '../models/offer_mail.ts'
import { visibleOffers } from '../queries/visible_offers.ts'
import { wake } from './offer_trail.ts'

/**
 * After a restore: Temporal may remember nothing, or a future that is gone. The process of every open offer looks at
 * the database again. Mails that had not left at the moment of the backup may have left since: whoever sends one asks
 * the mail server first.
 *
 * @returns how many offers are followed
 */
export class FollowOffersAgain {
  static async handle(scope: Scope): Promise<number> {
    const unsent = OfferMail.query().whereNull('sent_at').whereNull('dropped_at')
    await unsent.clone().update({ taken_at: new Date(0) })
    const offers = await visibleOffers(scope).where((open) =>
      open.where('status', 'SENT').orWhereIn('id', unsent.clone().select('offer_id'))
    )
    for (const offer of offers) await wake(scope, offer)
    return offers.length
  }
}
