import type { Scope } from '#modules/shared/tenancy/scope'
import { dueStep } from '../domain/due_step.ts'
import { datesOf } from '../queries/find_due_step.ts'
import { workerOf } from '../queries/offer_contents.ts'
import { visibleOffers } from '../queries/visible_offers.ts'
import { nextMail, append, enqueueMail } from './offer_trail.ts'

/**
 * Reminds the candidate before the last day, when that is due at this moment (milliseconds since 1970); called
 * again, or after the offer changed, it does nothing.
 */
export class RemindOffer {
  static async handle(scope: Scope, offerId: string, at: number): Promise<void> {
    const offer = await visibleOffers(scope).where('id', offerId).forUpdate().first()
    if (!offer) return
    const due = dueStep(await datesOf(scope, offer), at)
    if (due?.step !== 'remind' || due.at > at) return
    const candidate = await workerOf(scope, offer)
    await offer.merge({ reminders: offer.reminders + 1 }).save()
    await append(scope, offer, 'REMINDED', { at })
    const nth = await nextMail(offer, 'REMINDER')
    await enqueueMail(scope, offer, 'REMINDER', { nth, linkTo: candidate!.email! })
  }
}
