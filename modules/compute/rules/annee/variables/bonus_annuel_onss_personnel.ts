import { cotisationVariable } from './cotisation_variable.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 2: the bonus bears the ordinary contribution.
 */
export const bonusAnnuelOnssPersonnel = rule(
  'bonusAnnuelOnssPersonnel',
  {
    formula: '− bonusAnnuelBrut × onss.tauxPersonnel',
    also: ['assujetti', 'etudiant'],
    rounding: 'cent',
    onlyFor: 'hasBonusAnnuel',
    variants: [
      {
        when: 'ouvrier',
        formula: '− bonusAnnuelBrut × onss.majorationOuvrier × onss.tauxPersonnel',
        also: ['etudiant'],
        rounding: 'each_step',
      },
    ],
  },
  (c, law) => cotisationVariable(c.bonusAnnuelBrut, c, law)
)
