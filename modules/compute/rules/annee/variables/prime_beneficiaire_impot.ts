import { share, taken } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 22 mai 2001: what is left after the contribution bears a tax of its own, withheld at source.
 */
export const primeBeneficiaireImpot = rule(
  'primeBeneficiaireImpot',
  {
    formula:
      '− (primeBeneficiaireBrute + primeBeneficiaireSolidarite) × variables.beneficiaireImpot',
    rounding: 'cent',
    onlyFor: 'hasPrimeBeneficiaire',
  },
  (c, law) =>
    taken(
      share(
        c.primeBeneficiaireBrute + c.primeBeneficiaireSolidarite,
        law.variables.beneficiaireImpot
      )
    )
)
