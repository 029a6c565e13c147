import { findCompany, findUserContact, type UserContact } from '#modules/accounts/index'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { latestOf } from '#modules/shared/timeline/timeline'
import type Offer from '../models/offer.ts'
import { findOfferSettings } from './find_settings.ts'

/**
 * The person of an offer on the employer's side: who sent it last, else made it; when both have left, the
 * company's address for answers. Null when there is none.
 */
export async function employerOf(scope: Scope, offer: Offer): Promise<UserContact | null> {
  const sent = await latestOf({ type: 'offer', id: offer.id }, ['SENT', 'RESENT'])
    .whereNotNull('user_id')
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
