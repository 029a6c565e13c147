import { share } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * AR du 30 mars 1967, art. 38: the double holiday pay of an employee, a share of the monthly gross.
 */
export const doublePeculeBrut = rule(
  'doublePeculeBrut',
  {
    formula: 'salaireBrut × peculeVacances.tauxDouble',
    inputs: ['salaireBrut'],
    parameters: ['peculeVacances.tauxDouble'],
    rounding: 'cent',
  },
  (c, law) => share(c.salaireBrut, law.peculeVacances.tauxDouble)
)
