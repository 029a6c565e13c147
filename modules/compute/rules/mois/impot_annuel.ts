import { above } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92: the tax less that on the exempt amount, never negative, less the family
 * reductions, never negative.
 */
export const impotAnnuel = rule(
  'impotAnnuel',
  {
    formula: 'max(0, max(0, impotDeBase − impotQuotiteExemptee) − reductionsFamiliales)',
  },
  (c) => above(above(c.impotDeBase, c.impotQuotiteExemptee), c.reductionsFamiliales)
)
