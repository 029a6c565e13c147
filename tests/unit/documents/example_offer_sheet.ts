import { offerDocument } from '#modules/offers/documents/offer_document'
import { candidateAttachment, candidatePart } from '#modules/packages/documents/candidate_part'
import { offeredPackage } from '#modules/packages/documents/offered_package'
import type { Sheet } from '#modules/shared/documents/sheet'
import { exampleCompany } from './example_package.ts'
import { exampleOffer } from './example_offer.ts'

/** The PDF of the example, with what a test changes of the offer. */
export function exampleOfferSheet(
  changes: Partial<ReturnType<typeof exampleOffer>> = {},
  withEmployerCost = false
): Sheet {
  const offer = { ...exampleOffer(), ...changes }
  const part = {
    pack: offeredPackage(offer.pack),
    company: exampleCompany(),
    language: offer.language,
    withEmployerCost,
  }
  return offerDocument({
    offer,
    brand: { name: 'Acme Belgium', colour: '#0b6e4f', ink: '#0b6e4f' },
    part: { bands: candidatePart(part), attachment: candidateAttachment(part) },
    date: offer.acceptedOn ?? offer.sentOn ?? '2026-11-21',
  })
}
