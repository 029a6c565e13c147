import { share, taken } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 22 mai 2001; ONSS instructions: the worker owes a solidarity contribution on the profit premium.
 */
export const primeBeneficiaireSolidarite = rule(
  'primeBeneficiaireSolidarite',
  {
    formula: '− primeBeneficiaireBrute × variables.beneficiaireSolidarite',
    rounding: 'cent',
    onlyFor: 'hasPrimeBeneficiaire',
  },
  (c, law) => taken(share(c.primeBeneficiaireBrute, law.variables.beneficiaireSolidarite))
)
