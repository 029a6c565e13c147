import { above, quotient } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * CIR 92, art. 36: a twelfth of the year's benefit, less what the worker pays for the car.
 */
export const atnVS = rule(
  'atnVS',
  {
    formula: 'max(0, avantageVS ÷ 12 − contributionVS)',
    rounding: 'cent',
  },
  (c) => above(quotient(c.avantageVS, 12), c.contributionVS)
)
