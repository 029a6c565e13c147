import { sum } from '../../sum.ts'

/**
 * What is left of the profit premium for the worker.
 */
export const primeBeneficiaire = sum(
  'primeBeneficiaire',
  (c) => c.primeBeneficiaireBrute + c.primeBeneficiaireSolidarite + c.primeBeneficiaireImpot,
  { onlyFor: 'hasPrimeBeneficiaire' }
)
