import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret, newSecret } from '#modules/shared/values/secret_link'
import OfferLink from '../models/offer_link.ts'
import OfferMail from '../models/offer_mail.ts'

/**
 * Makes the secret of the link that a mail carries, and answers it; null for a mail without a link or one that has
 * left. Committed before the mail leaves: a worker that dies in between sends another later, and whichever of the
 * two is opened opens. The secret itself is kept nowhere.
 */
export class GiveMailLink {
  static async handle(_scope: Scope, mailId: string): Promise<string | null> {
    const mail = await OfferMail.query().where('id', mailId).forUpdate().first()
    if (!mail?.linkId || mail.sentAt || mail.droppedAt) return null
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
    await mail.merge({ linkId: another.id }).save()
    return secret
  }
}
