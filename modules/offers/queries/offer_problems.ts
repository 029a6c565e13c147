import { unknownVariables } from '#modules/templates/index'
import { today } from '#modules/shared/values/days'
import { sendingProblems, type SendingProblem } from '../domain/sending_problems.ts'
import type Offer from '../models/offer.ts'
import { renderedText, type OfferContents } from './offer_contents.ts'

/** What keeps an offer from being sent, as it is now. */
export function problemsOf(offer: Offer, contents: OfferContents): SendingProblem[] {
  return sendingProblems({
    worker: contents.worker,
    pack: contents.pack,
    hasText: offer.body.length > 0,
    missing: renderedText(offer, contents).missing,
    unknown: unknownVariables(offer.body),
    validityDate: offer.validityDate?.toISODate() ?? null,
    today: today(),
  })
}
