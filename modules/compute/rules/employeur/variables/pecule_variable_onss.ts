import { notesSurPrime, surPrime } from '../sur_prime.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 3: simple holiday pay bears the contributions of the employer, double holiday
 * pay none. It is paid with the main leave, read as in the quarter of the sector premium (June).
 */
export const peculeVariableOnss = rule(
  'peculeVariableOnss',
  {
    ...notesSurPrime('contributions(simplePeculeVariable)', 'paiement.trimestrePrimeSectorielle'),
    total: true,
    onlyFor: 'remunerationVariable',
    variants: [
      {
        when: 'ouvrier',
        formula: '0: the fund pays it',
        also: ['simplePeculeVariable', 'paiement.trimestrePrimeSectorielle'],
      },
    ],
  },
  (c, law) => surPrime(c.simplePeculeVariable, law.paiement.trimestrePrimeSectorielle, c, law)
)
