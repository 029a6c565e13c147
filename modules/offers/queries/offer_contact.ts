import { findSigner } from '#modules/accounts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { StoredPicture } from '#modules/shared/files/stored_picture'
import type Offer from '../models/offer.ts'
import { findOfferSettings } from './find_settings.ts'

/** Whom a candidate can reach: only what the company filled in for that. */
export interface OfferContact {
  name: string
  nomFonction: string
  /** Empty without one. */
  phone: string
  email: string | null
  photo: (Pick<StoredPicture, 'fileKey'> & { type: string }) | null
}

/**
 * The person behind an offer, as they can be reached now: who signs it, with the address for answers where they have none
 * of their own. Of a signer who is gone the name stays. Null without a signer.
 */
export async function contactOf(scope: Scope, offer: Offer): Promise<OfferContact | null> {
  const signer = await findSigner(scope, offer.signerId)
  const named = offer.sent?.signer ?? signer
  if (!named) return null
  const { replyTo } = await findOfferSettings(scope)
  return {
    name: signer?.name ?? named.name,
    nomFonction: signer?.nomFonction ?? named.nomFonction,
    phone: signer?.phone ?? '',
    email: signer?.contactEmail ?? replyTo,
    photo: signer?.photoFileKey ? { fileKey: signer.photoFileKey, type: signer.photoType! } : null,
  }
}
