import { cotisationVariable } from './cotisation_variable.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 2: the bonus bears the ordinary contribution.
 */
export const bonusAnnuelOnssPersonnel = rule(
  'bonusAnnuelOnssPersonnel',
  {
    formula: '− bonusAnnuelBrut × onss.tauxPersonnel',
    inputs: ['bonusAnnuelBrut'],
    parameters: ['onss.tauxPersonnel'],
    rounding: 'cent',
    onlyFor: 'hasBonusAnnuel',
    variants: [
      {
        when: 'ouvrier',
        formula: '− bonusAnnuelBrut × onss.majorationOuvrier × onss.tauxPersonnel',
        inputs: ['bonusAnnuelBrut'],
        parameters: ['onss.majorationOuvrier', 'onss.tauxPersonnel'],
        rounding: 'each_step',
      },
    ],
  },
  (c, law) => cotisationVariable(c.bonusAnnuelBrut, c, law)
)
