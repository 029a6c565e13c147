import { DateTime } from 'luxon'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { hashOfSecret, newSecret } from '#modules/shared/values/secret_link'
import type Offer from '../models/offer.ts'
import OfferLink from '../models/offer_link.ts'
import OfferSession from '../models/offer_session.ts'
import { offerBehind } from '../queries/offer_of_session.ts'
import { note } from './offer_trail.ts'

/** How long a browser that opened a link may come back without it. */
export const SESSION_DAYS = 30

/** Exchanges the secret of a private link for the token of one browser. The first time is in the timeline. */
export class OpenOffer {
  static async handle(
    scope: Scope,
    name: string,
    secret: string
  ): Promise<Result<{ offer: Offer; token: string }>> {
    const link = await OfferLink.query()
      .where('secret_hash', hashOfSecret(secret))
      .forUpdate()
      .first()
    const found = await offerBehind(link, name)
    if (!found.ok) return found
    const offer = found.value
    const now = DateTime.now()
    if (link!.openedAt === null) {
      await link!.merge({ openedAt: now }).save()
      if (offer.openedAt === null) await offer.merge({ openedAt: now }).save()
      await note(scope, offer, 'OPENED', { audit: { link: link!.id } })
    }
    const token = newSecret()
    await OfferSession.create({
      linkId: link!.id,
      tokenHash: hashOfSecret(token),
      expiresAt: now.plus({ days: SESSION_DAYS }),
    })
    return ok({ offer, token })
  }
}
