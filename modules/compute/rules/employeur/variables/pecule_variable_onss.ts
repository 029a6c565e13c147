import { PARAMETRES_SUR_PRIME, surPrime } from '../lignes.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 3: simple holiday pay bears the contributions of the employer, double holiday
 * pay none. It is paid with the main leave, read as in the quarter of the sector premium (June).
 */
export const peculeVariableOnss = rule(
  'peculeVariableOnss',
  {
    formula: 'contributions(simplePeculeVariable)',
    inputs: ['simplePeculeVariable', 'effectif', 'fondsCp200', 'fondsTaux'],
    parameters: [...PARAMETRES_SUR_PRIME, 'paiement.trimestrePrimeSectorielle'],
    rounding: 'each_step',
    total: true,
    onlyFor: 'remunerationVariable',
  },
  (c, law) => surPrime(c.simplePeculeVariable, law.paiement.trimestrePrimeSectorielle, c, law)
)
