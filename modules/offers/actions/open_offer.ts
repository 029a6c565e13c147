import { openLink } from '#modules/shared/links/open_link'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Offer from '../models/offer.ts'
import { offerBehind } from '../queries/opened_offer.ts'
import { append } from './offer_trail.ts'

/** Exchanges the secret of a private link for the token of one browser. The first time is in the timeline. */
export class OpenOffer {
  static async handle(
    scope: Scope,
    name: string,
    secret: string
  ): Promise<Result<{ offer: Offer; token: string }>> {
    const opening = await openLink(scope, secret, offerBehind(scope, name))
    if (!opening.ok) return opening
    const { opened: offer, token, link, isFirst } = opening.value
    if (isFirst) {
      if (offer.openedAt === null) await offer.merge({ openedAt: link.openedAt }).save()
      await append(scope, offer, 'OPENED', { audit: { link: link.id } })
    }
    return ok({ offer, token })
  }
}
