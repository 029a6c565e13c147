import { sum } from '../sum.ts'

/**
 * What is left of the year-end premium for the worker.
 */
export const primeFinAnnee = sum(
  'primeFinAnnee',
  (c) => c.primeFinAnneeBrute + c.primeFinAnneeOnss + c.primeFinAnneePrecompte,
  { when: 'hasPrimeFinAnnee' }
)
