import { rule } from '../rule.ts'

/**
 * Taxable pay less what is withheld on it.
 */
export const sousTotalSalaireNet = rule(
  'sousTotalSalaireNet',
  {
    formula: 'imposable + precompteProfessionnel + precompteMobilier',
    inputs: ['imposable', 'precompteProfessionnel', 'precompteMobilier'],
  },
  (c) => c.imposable + c.precompteProfessionnel + c.precompteMobilier
)
