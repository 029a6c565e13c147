import { share } from '../../../engine/money.ts'
import { notesSurPrime, surPrime } from '../sur_prime.ts'
import { rule } from '../../rule.ts'

const speciale = '(cct90Brut − cct90Excedent) × variables.cct90TauxPatronal'

/**
 * Loi du 29 juin 1981, art. 38, § 3novies: the special contribution of the employer on the bonus up to the
 * social ceiling, the ordinary ones on what is above.
 */
export const cct90Onss = rule(
  'cct90Onss',
  {
    ...notesSurPrime(`${speciale} + contributions(cct90Excedent)`, 'variables.trimestre'),
    total: true,
    when: 'cct90Excedent',
    onlyFor: 'cct90Brut',
    variants: [
      {
        when: 'etudiant',
        formula: `${speciale} + cct90Excedent × etudiants.tauxPatronal`,
        rounding: 'each_step',
      },
      {
        when: 'ouvrier',
        ...notesSurPrime(
          `${speciale} + contributions(cct90Excedent × onss.majorationOuvrier)`,
          'variables.trimestre'
        ),
      },
    ],
  },
  (c, law) => {
    if (c.cct90Brut === 0) return 0
    const surPlafonne = share(c.cct90Brut - c.cct90Excedent, law.variables.cct90TauxPatronal)
    if (c.etudiant === 1) return surPlafonne + share(c.cct90Excedent, law.etudiants.tauxPatronal)
    return surPlafonne + surPrime(c.cct90Excedent, law.variables.trimestre, c, law)
  }
)
