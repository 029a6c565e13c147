import { share, taken } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 2: the sector premium bears the ordinary contribution.
 */
export const primeSectorielleOnss = rule(
  'primeSectorielleOnss',
  {
    formula: '− primeSectorielleBrute × onss.tauxPersonnel',
    inputs: ['primeSectorielleBrute'],
    parameters: ['onss.tauxPersonnel'],
    rounding: 'cent',
    when: 'hasPrimeSectorielle',
  },
  (c, law) => taken(share(c.primeSectorielleBrute, law.onss.tauxPersonnel))
)
