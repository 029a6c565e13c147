import { nombreChequesRepas } from '../../mois/cheques/nombre.ts'
import { rule } from '../../rule.ts'

/**
 * The meal vouchers of the year at their face value.
 */
export const chequesRepasAnnuel = rule(
  'chequesRepasAnnuel',
  {
    formula: 'chequeRepas × (joursChequesRepas × regimeNumerateur ÷ regimeDenominateur)',
    rounding: 'each_step',
  },
  (c) => c.chequeRepas * nombreChequesRepas(c)
)
