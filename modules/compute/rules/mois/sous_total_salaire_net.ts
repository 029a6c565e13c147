import { rule } from '../rule.ts'

/**
 * Taxable pay less the withholding tax.
 */
export const sousTotalSalaireNet = rule(
  'sousTotalSalaireNet',
  {
    formula: 'imposable + precompteProfessionnel',
    inputs: ['imposable', 'precompteProfessionnel'],
  },
  (c) => c.imposable + c.precompteProfessionnel
)
