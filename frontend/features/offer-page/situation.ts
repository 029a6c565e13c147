import type { CandidateOffer, Situation } from './offer.ts'

/** What a spouse earns, as a candidate answers. */
export const SPOUSE_ANSWERS = ['yes', 'limited', 'no'] as const
export type SpouseAnswer = (typeof SPOUSE_ANSWERS)[number]

/** What is on screen of a household: answers may still be missing, or be no number. */
export interface Household {
  etatCivil: Situation['etatCivil']
  /** Null until it was said: a box left alone is not an income of zero. */
  spouse: SpouseAnswer | null
  enfantsACharge: number | null
}

export const MOST_CHILDREN = 20

/** The household as the offer has it. */
export function householdOf({ worker, situation }: CandidateOffer): Household {
  const { etatCivil, conjointTravaille, revenusConjoint, enfantsACharge } = worker
  const known = situation as { conjointTravaille?: boolean; revenusConjoint?: string }
  const told = known.conjointTravaille ?? known.revenusConjoint
  return {
    etatCivil,
    spouse:
      !isCouple(etatCivil) || told === undefined
        ? null
        : revenusConjoint === 'PROFESSIONNELS_LIMITES'
          ? 'limited'
          : (revenusConjoint ? revenusConjoint === 'PROFESSIONNELS' : conjointTravaille)
            ? 'yes'
            : 'no',
    enfantsACharge,
  }
}

/** The household after a change: of whom a spouse is new it is not known what they earn. */
export function withChange(before: Household, changes: Partial<Household>): Household {
  const next = { ...before, ...changes }
  const isNew = isCouple(next.etatCivil) && !isCouple(before.etatCivil)
  return !isCouple(next.etatCivil) || (isNew && changes.spouse === undefined)
    ? { ...next, spouse: null }
    : next
}

/** What can be kept; null while an answer is missing. */
export function answeredOf({ etatCivil, spouse, enfantsACharge }: Household): Situation | null {
  if (!isCount(enfantsACharge)) return null
  if (!isCouple(etatCivil)) return { etatCivil, conjointTravaille: false, enfantsACharge }
  if (spouse === null) return null
  return {
    etatCivil,
    conjointTravaille: spouse !== 'no',
    enfantsACharge,
    // « No » leaves what the employer knows of a small pension.
    ...(spouse === 'no'
      ? {}
      : {
          revenusConjoint: spouse === 'limited' ? 'PROFESSIONNELS_LIMITES' : 'PROFESSIONNELS',
        }),
  }
}

export function isCouple(etatCivil: Situation['etatCivil']): boolean {
  return etatCivil === 'marie' || etatCivil === 'cohabitant'
}

export function isCount(children: number | null): children is number {
  return Number.isInteger(children) && children! >= 0 && children! <= MOST_CHILDREN
}
