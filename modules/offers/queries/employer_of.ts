import { findCompany, findUserContact, type UserContact } from '#modules/accounts/index'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import type Offer from '../models/offer.ts'
import OfferEvent from '../models/offer_event.ts'
import { findOfferSettings } from './find_settings.ts'

/**
 * Who stands behind an offer on the employer's side: whoever sent it last, else made it; when both have left, the
 * company's address for answers. Null when there is nobody.
 */
export async function employerOf(scope: Scope, offer: Offer): Promise<UserContact | null> {
  const sent = await OfferEvent.query()
    .where('offer_id', offer.id)
    .whereIn('kind', ['SENT', 'RESENT'])
    .whereNotNull('user_id')
    .orderBy('at', 'desc')
    .first()
  const person =
    (await findUserContact(scope, sent?.userId ?? null)) ??
    (await findUserContact(scope, offer.createdBy))
  if (person) return person
  const { replyTo } = await findOfferSettings(scope)
  if (!replyTo) return null
  const { language } = await findCompany(scope)
  return { displayName: '', email: replyTo, language: language as Locale }
}
