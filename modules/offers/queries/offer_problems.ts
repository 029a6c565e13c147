import { belowMinimum } from '#modules/packages/index'
import { unknownVariables } from '#modules/templates/index'
import { today } from '#modules/shared/values/days'
import { promisedAndLacking } from '../domain/promised_benefits.ts'
import { sendingDoubts, type SendingDoubt } from '../domain/sending_doubts.ts'
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

/** What is worth a second look before it is sent, as it is now. */
export function doubtsOf(offer: Offer, contents: OfferContents): SendingDoubt[] {
  const { pack, signer } = contents
  return sendingDoubts({
    signer: signer && { name: signer.name, hasSignature: signer.signatureKey !== null },
    promised: pack ? promisedAndLacking(renderedText(offer, contents).blocks, pack.package) : [],
    below: pack ? belowMinimum(pack) : [],
    message: offer.message,
  })
}
