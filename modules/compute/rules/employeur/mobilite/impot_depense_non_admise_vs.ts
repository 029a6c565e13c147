import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * CIR 92, art. 215: the corporate tax on what the company may not deduct of the car's benefit.
 */
export const impotDepenseNonAdmiseVS = rule(
  'impotDepenseNonAdmiseVS',
  {
    formula: 'depenseNonAdmiseVS × depensesNonAdmises.impotSocietes',
    rounding: 'cent',
  },
  (c, law) => share(c.depenseNonAdmiseVS, law.depensesNonAdmises.impotSocietes)
)
