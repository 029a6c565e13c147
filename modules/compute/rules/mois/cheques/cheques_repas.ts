import { quotient } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'
import { nombreChequesRepas } from './nombre.ts'

/**
 * AR du 28 novembre 1969, art. 19bis: the meal vouchers of a month, a twelfth of the year's, at their face
 * value. They are no pay as long as the employer bears at most the legal share.
 */
export const chequesRepas = rule(
  'chequesRepas',
  {
    formula:
      'chequeRepas × (joursChequesRepas × regimeNumerateur ÷ regimeDenominateur) ÷ 12, the share of the employer at most cheques.repasPartEmployeurMaximum',
    unread: ['cheques.repasPartEmployeurMaximum'],
    rounding: 'each_step',
  },
  (c) => quotient(c.chequeRepas * nombreChequesRepas(c), 12)
)
