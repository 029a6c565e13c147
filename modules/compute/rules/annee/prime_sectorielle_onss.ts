import { share, taken } from '../../engine/money.ts'
import { assiette } from '../assiette.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 2: the sector premium bears the ordinary contribution.
 */
export const primeSectorielleOnss = rule(
  'primeSectorielleOnss',
  {
    formula: '− primeSectorielleBrute × onss.tauxPersonnel',
    also: ['assujetti'],
    rounding: 'cent',
    variants: [
      {
        when: 'ouvrier',
        formula: '− primeSectorielleBrute × onss.majorationOuvrier × onss.tauxPersonnel',
        rounding: 'each_step',
      },
    ],
    when: 'hasPrimeSectorielle',
  },
  (c, law) => taken(share(assiette(c.primeSectorielleBrute, c, law), law.onss.tauxPersonnel))
)
