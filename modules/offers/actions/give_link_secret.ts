import { hashOfSecret, newSecret } from '#modules/shared/values/secret_link'
import OfferLink from '../models/offer_link.ts'
import type OfferMail from '../models/offer_mail.ts'

/** Makes the secret of the link that a mail carries, and answers it; null for a mail without a link. */
export async function giveLinkSecret(mail: OfferMail): Promise<string | null> {
  if (!mail.linkId) return null
  const link = await OfferLink.findOrFail(mail.linkId)
  const secret = newSecret()
  if (link.secretHash === null) {
    await link.merge({ secretHash: hashOfSecret(secret) }).save()
    return secret
  }
  const { offerId, version, mailedTo, createdBy, revokedAt } = link
  const another = await OfferLink.create({
    offerId,
    version,
    mailedTo,
    createdBy,
    revokedAt,
    secretHash: hashOfSecret(secret),
  })
  mail.linkId = another.id
  return secret
}
