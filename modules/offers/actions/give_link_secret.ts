import { hashOfSecret, newSecret } from '#modules/shared/values/secret_link'
import OfferLink from '../models/offer_link.ts'

/**
 * Makes a secret for the link that a mail carries, and answers it. A link that has one already left with an earlier try:
 * it stays as it is, and another opens beside it.
 */
export async function giveLinkSecret(linkId: string): Promise<string> {
  const link = await OfferLink.findOrFail(linkId)
  const secret = newSecret()
  if (link.secretHash === null) {
    await link.merge({ secretHash: hashOfSecret(secret) }).save()
    return secret
  }
  const { offerId, version, mailedTo, createdBy, revokedAt } = link
  await OfferLink.create({
    offerId,
    version,
    mailedTo,
    createdBy,
    revokedAt,
    secretHash: hashOfSecret(secret),
  })
  return secret
}
