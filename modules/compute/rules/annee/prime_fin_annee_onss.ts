import { share, taken } from '../../engine/money.ts'
import { assiette } from '../assiette.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 2: the year-end premium bears the ordinary contribution.
 */
export const primeFinAnneeOnss = rule(
  'primeFinAnneeOnss',
  {
    formula: '− primeFinAnneeBrute × onss.tauxPersonnel',
    also: ['assujetti'],
    rounding: 'cent',
    variants: [
      {
        when: 'primeRetenuesInconnues',
        formula: '− primeFinAnneeBrute × secteurs.retenuesTimbres',
        unread: ['primeFinAnneeBrute', 'secteurs.retenuesTimbres'],
        rounding: 'cent',
      },
      {
        when: 'ouvrier',
        formula: '− primeFinAnneeBrute × onss.majorationOuvrier × onss.tauxPersonnel',
        rounding: 'each_step',
      },
    ],
  },
  (c, law) =>
    c.primeRetenuesInconnues === 1
      ? 0
      : taken(share(assiette(c.primeFinAnneeBrute, c, law), law.onss.tauxPersonnel))
)
