import type { EtatCivil, RevenusConjoint } from '@/api/types'

export const ETATS_CIVILS: EtatCivil[] = ['celibataire', 'marie', 'cohabitant', 'divorce', 'veuf']

/** Married and legally cohabiting people are taxed with a spouse; the spouse's questions are theirs only. */
export function isCouple(etatCivil: EtatCivil): boolean {
  return etatCivil === 'marie' || etatCivil === 'cohabitant'
}

/** What the spouse may earn, by whether the spouse works. The first is what is assumed. */
export function incomesOfSpouse(works: boolean): [RevenusConjoint, ...RevenusConjoint[]] {
  return works ? ['PROFESSIONNELS', 'PROFESSIONNELS_LIMITES'] : ['AUCUN', 'PENSION_LIMITEE']
}
