import { rule } from '../../rule.ts'

/**
 * What is left of the profit premium for the worker.
 */
export const primeBeneficiaire = rule(
  'primeBeneficiaire',
  {
    formula: 'primeBeneficiaireBrute + primeBeneficiaireSolidarite + primeBeneficiaireImpot',
    inputs: ['primeBeneficiaireBrute', 'primeBeneficiaireSolidarite', 'primeBeneficiaireImpot'],
    onlyFor: 'hasPrimeBeneficiaire',
  },
  (c) => c.primeBeneficiaireBrute + c.primeBeneficiaireSolidarite + c.primeBeneficiaireImpot
)
