import { idBehind } from '#modules/shared/links/open_link'
import LinkSession from '#modules/shared/links/link_session'
import PrivateLink from '#modules/shared/links/private_link'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { hashOfSecret } from '#modules/shared/values/secret_link'
import { isOpenToCandidate } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { statusToday } from './find_offer.ts'
import { contactOf, type OfferContact } from './offer_contact.ts'
import { visibleOffers } from './visible_offers.ts'

export const GONE = ['expired', 'retracted', 'declined', 'replaced'] as const
export type Gone = (typeof GONE)[number]

/** Why a link opens nothing any more, and whom to ask. No figure, no function, no name of the candidate. */
export interface GoneOffer {
  why: Gone
  /** The last day it could be accepted, where that is why. */
  validityDate: string | null
  contact: OfferContact | null
  offer: Offer
}

/**
 * Told only to who holds the link's own secret, or a browser that had opened it: to all others a link that ended is one
 * that never was (E_NOT_FOUND), so that nothing is learned by guessing.
 */
export async function whyGone(
  scope: Scope,
  name: string,
  { secret, token }: { secret?: string; token: string }
): Promise<Result<GoneOffer>> {
  const link = secret ? await linkOf(secret) : await linkOfBrowser(token)
  const all = seeingWhatTheActorMayNot(scope, 'who held the link of an offer is told how it ended')
  const offer = await visibleOffers(all)
    .where('link', name)
    .where('id', idBehind(link, 'offer'))
    .first()
  if (!offer) return fail('E_NOT_FOUND')
  const why = endOf(offer, link!)
  if (!why) return fail('E_NOT_FOUND')
  return ok({
    why,
    validityDate: why === 'expired' ? offer.validityDate!.toISODate() : null,
    contact: await contactOf(all, offer),
    offer,
  })
}

function endOf(offer: Offer, { version, revokedAt }: PrivateLink): Gone | null {
  const status = statusToday(offer)
  if (status === 'RETRACTED') return 'retracted'
  if (status === 'REJECTED') return 'declined'
  if (version !== offer.version || revokedAt !== null) return 'replaced'
  if (status === 'EXPIRED') return 'expired'
  return isOpenToCandidate(status) ? null : 'replaced'
}

function linkOf(secret: string): Promise<PrivateLink | null> {
  return PrivateLink.query().where('secret_hash', hashOfSecret(secret)).first()
}

async function linkOfBrowser(token: string): Promise<PrivateLink | null> {
  const session = await LinkSession.query()
    .where('token_hash', hashOfSecret(token))
    .where('expires_at', '>', new Date())
    .first()
  return session && PrivateLink.find(session.linkId)
}
