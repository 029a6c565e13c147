import { quotient, taken } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'
import { nombreChequesRepas, partTravailleur } from './nombre.ts'

/**
 * AR du 28 novembre 1969, art. 19bis, § 2, 6°: the worker bears a share of each meal voucher, withheld from
 * the net.
 */
export const contributionChequeRepas = rule(
  'contributionChequeRepas',
  {
    formula:
      '− (quotePartChequeRepas or cheques.repasPartTravailleurMinimum) × (joursChequesRepas × regimeNumerateur ÷ regimeDenominateur) ÷ 12, 0 without chequeRepas',
    rounding: 'each_step',
  },
  (c, law) => taken(quotient(partTravailleur(c, law) * nombreChequesRepas(c), 12))
)
