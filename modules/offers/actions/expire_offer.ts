import type { Scope } from '#modules/shared/tenancy/scope'
import { dueStep } from '../domain/due_step.ts'
import { datesOf } from '../queries/find_due_step.ts'
import { visibleOffers } from '../queries/visible_offers.ts'
import { nextMail, append, enqueueMail } from './offer_trail.ts'

/**
 * Records that an offer's last day is over (it has been refused since midnight) and tells its sender.
 * Called again, or after the offer was extended or accepted, it does nothing.
 */
export class ExpireOffer {
  static async handle(scope: Scope, offerId: string, at: number): Promise<void> {
    const offer = await visibleOffers(scope).where('id', offerId).forUpdate().first()
    if (!offer) return
    const due = dueStep(await datesOf(scope, offer), at)
    if (due?.step !== 'expire' || due.at > at) return
    await offer.merge({ status: 'EXPIRED' }).save()
    await append(scope, offer, 'EXPIRED', { at })
    await enqueueMail(scope, offer, 'EXPIRED', { nth: await nextMail(offer, 'EXPIRED') })
  }
}
