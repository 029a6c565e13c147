import { rule } from '../rule.ts'

/**
 * What is left of the year-end premium for the worker.
 */
export const primeFinAnnee = rule(
  'primeFinAnnee',
  {
    formula: 'primeFinAnneeBrute + primeFinAnneeOnss + primeFinAnneePrecompte',
    inputs: ['primeFinAnneeBrute', 'primeFinAnneeOnss', 'primeFinAnneePrecompte'],
    when: 'hasPrimeFinAnnee',
  },
  (c) => c.primeFinAnneeBrute + c.primeFinAnneeOnss + c.primeFinAnneePrecompte
)
