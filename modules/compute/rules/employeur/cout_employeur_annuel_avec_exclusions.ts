import { sum } from '../sum.ts'

/**
 * The cost of the year with what the package does not count.
 */
export const coutEmployeurAnnuelAvecExclusions = sum(
  'coutEmployeurAnnuelAvecExclusions',
  (c) => c.coutEmployeurAnnuel + c.exclusionsTotal,
  { total: true }
)
