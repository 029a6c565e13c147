import { notesSurPrime, surPrime } from '../sur_prime.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 3: the bonus bears the contributions of the employer, in the quarter it is paid.
 */
export const bonusAnnuelOnss = rule(
  'bonusAnnuelOnss',
  {
    ...notesSurPrime('contributions(bonusAnnuelBrut)', 'variables.trimestre'),
    total: true,
    onlyFor: 'hasBonusAnnuel',
    variants: [
      {
        when: 'ouvrier',
        ...notesSurPrime(
          'contributions(bonusAnnuelBrut × onss.majorationOuvrier)',
          'variables.trimestre'
        ),
      },
    ],
  },
  (c, law) => surPrime(c.bonusAnnuelBrut, law.variables.trimestre, c, law)
)
