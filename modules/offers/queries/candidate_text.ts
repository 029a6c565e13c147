import { renderBody, templateConditions, templateFacts, type Block } from '#modules/templates/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { dayOf } from '#modules/shared/values/days'
import type Offer from '../models/offer.ts'
import { offerContents } from './offer_contents.ts'

/**
 * The text of an offer that was sent, as its candidate reads it now: that of the sending, with the figures of what they
 * chose and of the situation they told. Of an accepted offer it is the one they accepted. It comes from the stored
 * template and never from a browser.
 *
 * @param language how amounts and days are written; the offer's own unless told
 */
export async function candidateText(
  scope: Scope,
  offer: Offer,
  language = offer.language
): Promise<Block[]> {
  if (offer.accepted || !offer.sent) return offer.rendered ?? []
  const { company, worker, pack } = await offerContents(scope, offer)
  const unchanged = pack!.version === offer.sent.package.version && language === offer.language
  if (unchanged && offer.rendered) return offer.rendered
  const sources = {
    // A letter keeps the day on which it was sent.
    today: dayOf(offer.sentAt ?? Date.now()),
    company,
    signer: offer.sent.signer,
    worker,
    package: pack,
    offer: { validityDate: offer.validityDate?.toISODate() ?? null },
  }
  return renderBody(offer.body, templateFacts(language, sources), templateConditions(sources))
    .blocks
}
