import type { Scope } from '#modules/shared/tenancy/scope'
import { latestOf } from '#modules/shared/timeline/timeline'
import { dueStep, type DueStep, type OfferDates } from '../domain/due_step.ts'
import type Offer from '../models/offer.ts'
import { findOfferSettings } from './find_settings.ts'
import { workerOf } from './offer_contents.ts'
import { visibleOffers } from './visible_offers.ts'

/** After these the candidate knows of the offer and its last day. */
const WORDS_TO_CANDIDATE = ['SENT', 'RESENT', 'EXTENDED', 'REMINDED']

/** What happens to an offer by itself, seen at a moment (milliseconds since 1970); null for one that is gone. */
export async function findDueStep(
  scope: Scope,
  offerId: string,
  at: number
): Promise<DueStep | null> {
  const offer = await visibleOffers(scope).where('id', offerId).first()
  return offer && dueStep(await datesOf(scope, offer), at)
}

/** What decides what happens to an offer by itself. */
export async function datesOf(scope: Scope, offer: Offer): Promise<OfferDates> {
  const { reminderDays } = await findOfferSettings(scope)
  const candidate = await workerOf(scope, offer)
  const lastWord = await latestOf({ type: 'offer', id: offer.id }, WORDS_TO_CANDIDATE).first()
  return {
    status: offer.status,
    validityDate: offer.validityDate?.toISODate() ?? null,
    reminderDays: candidate?.email ? reminderDays : [],
    lastWordAt: (lastWord?.at ?? offer.sentAt ?? offer.createdAt).toMillis(),
  }
}
