import type { Scope } from '#modules/shared/tenancy/scope'
import type Offer from '../models/offer.ts'
import { revokeLinks, append, signal } from './offer_trail.ts'

/**
 * What was sent no longer stands: the offer is a draft again, its links open nothing, and who changed what is in the
 * timeline. Its version is a new one, so that an acceptance of what was seen before comes too late. Saves the offer.
 *
 * @param undone its mail never left, and nothing was changed
 */
export async function voidSending(
  scope: Scope,
  offer: Offer,
  fields: readonly string[],
  { undone = false }: { undone?: boolean } = {}
): Promise<void> {
  await offer
    .merge({
      status: 'DRAFT',
      version: offer.version + 1,
      rendered: null,
      sent: null,
      sentAt: null,
      openedAt: null,
      reminders: 0,
      askedUntil: null,
      questionAt: null,
    })
    .save()
  await revokeLinks(offer)
  await append(scope, offer, 'CHANGED', {
    details: undone ? { undone } : { fields },
    audit: undone ? { version: offer.version } : { fields, version: offer.version },
    ...(undone && { event: 'offer.unsent' as const }),
  })
  await signal(scope, offer)
}
