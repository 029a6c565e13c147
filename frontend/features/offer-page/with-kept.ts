import { withoutFreeChoices } from '#modules/compute/pure'
import type { CandidateOffer, Fields, Kept } from './offer.ts'

/** What is kept aside as whole packages: each on what is offered now. */
export function keptOf({ offer, package: fields }: CandidateOffer): Kept[] {
  const base = withoutFreeChoices(fields)
  return offer.kept.map(({ name, fields: choices }) => ({
    name,
    package: { ...base, ...choices } as Fields,
  }))
}

/** The offer as the server would answer it after keeping these. */
export function withKept(offer: CandidateOffer, kept: readonly Kept[]): CandidateOffer {
  return {
    ...offer,
    offer: {
      ...offer.offer,
      kept: kept.map(({ name, package: fields }) => ({ name, fields: { ...fields } })),
    },
  }
}
