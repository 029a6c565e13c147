import { share } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * AR du 30 mars 1967, art. 38: the double holiday pay of an employee, a share of the monthly gross. That of
 * a manual worker is paid by the fund (`peculeCaisse`); who owes no ordinary contributions has none.
 */
export const doublePeculeBrut = rule(
  'doublePeculeBrut',
  {
    formula: 'assujetti × salaireBrut × peculeVacances.tauxDouble',
    inputs: ['assujetti', 'salaireBrut'],
    parameters: ['peculeVacances.tauxDouble'],
    rounding: 'cent',
    variants: [{ when: 'ouvrier', formula: '0: the fund pays it', inputs: ['ouvrier'] }],
  },
  (c, law) =>
    c.assujetti === 0 || c.ouvrier === 1 ? 0 : share(c.salaireBrut, law.peculeVacances.tauxDouble)
)
