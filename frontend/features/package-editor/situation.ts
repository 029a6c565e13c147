import type { ComputeModelConfig } from '#modules/compute/pure'
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

/** The wage of an hour is shown for manual workers, and for trainees of a manual job. */
export function isByTheHour({ employmentType, commissionParitaire }: ComputeModelConfig): boolean {
  return employmentType === 'OUVRIER' || commissionParitaire === 'FPI/IBO O'
}

/** A contractor sends an invoice: nothing is withheld, and there is no net. */
export function isContractor({ employmentType }: ComputeModelConfig): boolean {
  return employmentType === 'CONTRACTOR'
}
