import { rule } from '../rule.ts'

/**
 * The cost of the year with what the package does not count.
 */
export const coutEmployeurAnnuelAvecExclusions = rule(
  'coutEmployeurAnnuelAvecExclusions',
  {
    formula: 'coutEmployeurAnnuel + exclusionsTotal',
    inputs: ['coutEmployeurAnnuel', 'exclusionsTotal'],
    total: true,
  },
  (c) => c.coutEmployeurAnnuel + c.exclusionsTotal
)
