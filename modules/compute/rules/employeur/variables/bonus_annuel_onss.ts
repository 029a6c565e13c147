import { PARAMETRES_SUR_PRIME, surPrime } from '../lignes.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 3: the bonus bears the contributions of the employer, in the quarter it is paid.
 */
export const bonusAnnuelOnss = rule(
  'bonusAnnuelOnss',
  {
    formula: 'contributions(bonusAnnuelBrut)',
    inputs: ['bonusAnnuelBrut', 'effectif', 'fondsCp200', 'fondsTaux'],
    parameters: [...PARAMETRES_SUR_PRIME, 'variables.trimestre'],
    rounding: 'each_step',
    total: true,
    onlyFor: 'hasBonusAnnuel',
  },
  (c, law) => surPrime(c.bonusAnnuelBrut, law.variables.trimestre, c, law)
)
