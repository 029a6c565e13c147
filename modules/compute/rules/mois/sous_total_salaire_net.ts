import { sum } from '../sum.ts'

/**
 * Taxable pay less what is withheld on it.
 */
export const sousTotalSalaireNet = sum(
  'sousTotalSalaireNet',
  (c) => c.imposable + c.precompteProfessionnel + c.precompteMobilier
)
