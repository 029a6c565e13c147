import { share, taken } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 2: the employee owes 13,07 % of gross pay; each payslip line is
 * rounded half up to the cent.
 */
export const onss = rule(
  'onss',
  {
    formula: '− sousTotalBrut × onss.tauxPersonnel',
    inputs: ['sousTotalBrut'],
    parameters: ['onss.tauxPersonnel'],
    rounding: 'cent',
  },
  (c, law) => taken(share(c.sousTotalBrut, law.onss.tauxPersonnel))
)
