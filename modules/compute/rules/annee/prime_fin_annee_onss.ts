import { share, taken } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 2: the year-end premium bears the ordinary contribution.
 */
export const primeFinAnneeOnss = rule(
  'primeFinAnneeOnss',
  {
    formula: '− primeFinAnneeBrute × onss.tauxPersonnel',
    inputs: ['primeFinAnneeBrute'],
    parameters: ['onss.tauxPersonnel'],
    rounding: 'cent',
  },
  (c, law) => taken(share(c.primeFinAnneeBrute, law.onss.tauxPersonnel))
)
