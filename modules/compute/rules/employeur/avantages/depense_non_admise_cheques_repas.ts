import { above, quotient, share } from '../../../engine/money.ts'
import { nombreChequesRepas, partEmployeur } from '../../mois/cheques/nombre.ts'
import { rule } from '../../rule.ts'

/**
 * CIR 92, art. 53, 14°: of its share in the meal vouchers of a month the company deducts a fixed amount each, a
 * higher one where that share is the highest allowed. What is left it may not deduct.
 */
export const depenseNonAdmiseChequesRepas = rule(
  'depenseNonAdmiseChequesRepas',
  {
    formula:
      '(chequeRepas − (quotePartChequeRepas or cheques.repasPartTravailleurMinimum) − cheques.repasDeduction, or cheques.repasDeductionMaximum where the share of the employer is cheques.repasPartEmployeurMaximum) × (joursChequesRepas × regimeNumerateur ÷ regimeDenominateur) ÷ 12, 0 without chequeRepas',
    rounding: 'each_step',
  },
  (c, law) => {
    const { repasDeduction, repasDeductionMaximum, repasPartEmployeurMaximum } = law.cheques
    const employeur = partEmployeur(c, law)
    const deduction = employeur < repasPartEmployeurMaximum ? repasDeduction : repasDeductionMaximum
    return quotient(above(employeur, deduction) * nombreChequesRepas(c), 12)
  }
)

/**
 * CIR 92, art. 215: the corporate tax on what the company may not deduct of the meal vouchers of the year.
 */
export const impotDepenseNonAdmiseChequesRepas = rule(
  'impotDepenseNonAdmiseChequesRepas',
  {
    formula: '12 × depenseNonAdmiseChequesRepas × depensesNonAdmises.impotSocietes',
    rounding: 'cent',
  },
  (c, law) => share(12 * c.depenseNonAdmiseChequesRepas, law.depensesNonAdmises.impotSocietes)
)
