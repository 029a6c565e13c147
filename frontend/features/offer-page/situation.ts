import type { CandidateOffer, Situation } from './offer.ts'

/** What is on screen of a household: answers may still be missing, or be no number. */
export type Household = Omit<Situation, 'conjointTravaille' | 'enfantsACharge'> & {
  /** Null until it was said. */
  conjointTravaille: boolean | null
  enfantsACharge: number | null
  /** It was not said whether the spouse works: the lower net is shown, and the question stays. */
  assumed: boolean
}

export const MOST_CHILDREN = 30

/** The household as the offer has it. */
export function householdOf({ worker, situation }: CandidateOffer): Household {
  const { etatCivil, conjointTravaille, enfantsACharge } = worker
  const known = situation as { conjointTravaille?: boolean; revenusConjoint?: string }
  const told = known.conjointTravaille ?? known.revenusConjoint
  return {
    etatCivil,
    conjointTravaille: isCouple(etatCivil) && told === undefined ? null : conjointTravaille,
    enfantsACharge,
    assumed: false,
  }
}

/**
 * The household after a change. Who lives alone has no working spouse; of whom a spouse is new it is assumed that they
 * work, which gives the lower net, until they are asked.
 */
export function withChange(before: Household, changes: Partial<Household>): Household {
  const next = { ...before, ...changes, assumed: before.assumed }
  if (changes.conjointTravaille !== undefined) return { ...next, assumed: false }
  if (!isCouple(next.etatCivil)) return { ...next, conjointTravaille: false, assumed: false }
  if (isCouple(before.etatCivil)) return next
  return { ...next, conjointTravaille: true, assumed: true }
}

/** What can be kept; null while an answer is missing. */
export function answeredOf(household: Household): Situation | null {
  const { etatCivil, conjointTravaille, enfantsACharge } = household
  return conjointTravaille === null || !isCount(enfantsACharge)
    ? null
    : { etatCivil, conjointTravaille, enfantsACharge }
}

export function isCouple(etatCivil: Situation['etatCivil']): boolean {
  return etatCivil === 'marie' || etatCivil === 'cohabitant'
}

export function isCount(children: number | null): children is number {
  return Number.isInteger(children) && children! >= 0 && children! <= MOST_CHILDREN
}
