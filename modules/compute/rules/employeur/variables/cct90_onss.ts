import { share } from '../../../engine/money.ts'
import { PARAMETRES_SUR_PRIME, surPrime } from '../lignes.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 3novies: the special contribution of the employer on the bonus up to the
 * social ceiling, the ordinary ones on what is above.
 */
export const cct90Onss = rule(
  'cct90Onss',
  {
    formula:
      '(cct90Brut − cct90Excedent) × variables.cct90TauxPatronal + contributions(cct90Excedent)',
    inputs: ['cct90Brut', 'cct90Excedent', 'effectif', 'fondsCp200', 'fondsTaux'],
    parameters: [...PARAMETRES_SUR_PRIME, 'variables.cct90TauxPatronal', 'variables.trimestre'],
    rounding: 'each_step',
    total: true,
    when: 'cct90Excedent',
    onlyFor: 'cct90Brut',
    variants: [
      {
        when: 'etudiant',
        formula:
          '(cct90Brut − cct90Excedent) × variables.cct90TauxPatronal + cct90Excedent × etudiants.tauxPatronal',
        inputs: ['cct90Brut', 'cct90Excedent'],
        parameters: ['variables.cct90TauxPatronal', 'etudiants.tauxPatronal'],
        rounding: 'each_step',
      },
    ],
  },
  (c, law) => {
    if (c.cct90Brut === 0) return 0
    const { cct90TauxPatronal, trimestre } = law.variables
    const speciale = share(c.cct90Brut - c.cct90Excedent, cct90TauxPatronal)
    if (c.etudiant === 1) return speciale + share(c.cct90Excedent, law.etudiants.tauxPatronal)
    return speciale + surPrime(c.cct90Excedent, trimestre, c, law)
  }
)
