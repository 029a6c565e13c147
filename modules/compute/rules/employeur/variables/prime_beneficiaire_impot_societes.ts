import { share } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * CIR 92, art. 198: the profit premium is no expense, so the company pays its own tax on it.
 */
export const primeBeneficiaireImpotSocietes = rule(
  'primeBeneficiaireImpotSocietes',
  {
    formula: 'primeBeneficiaireBrute × depensesNonAdmises.impotSocietes',
    rounding: 'cent',
    onlyFor: 'hasPrimeBeneficiaire',
  },
  (c, law) => share(c.primeBeneficiaireBrute, law.depensesNonAdmises.impotSocietes)
)
