import { nombreChequesRepas, partEmployeur } from '../../mois/cheques/nombre.ts'
import { rule } from '../../rule.ts'

/**
 * AR du 28 novembre 1969, art. 19bis: what the employer bears of the meal vouchers of the year.
 */
export const chequesRepasEmployeur = rule(
  'chequesRepasEmployeur',
  {
    formula:
      '(chequeRepas − (quotePartChequeRepas or cheques.repasPartTravailleurMinimum)) × (joursChequesRepas × regimeNumerateur ÷ regimeDenominateur)',
    rounding: 'each_step',
  },
  (c, law) => partEmployeur(c, law) * nombreChequesRepas(c)
)
