import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92: the taxable pay of the month is multiplied by twelve.
 */
export const revenuAnnuelImposable = rule(
  'revenuAnnuelImposable',
  { formula: 'imposable × 12', inputs: ['imposable'] },
  (c) => c.imposable * 12
)
