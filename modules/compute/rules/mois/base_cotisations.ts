import { assiette } from '../assiette.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 29 juin 1981, art. 23: contributions are reckoned on the gross pay of an employee, on 108 % of
 * that of a manual worker (whose simple holiday pay the fund pays). Students within the quota, trainees,
 * company directors and contractors owe no ordinary contributions.
 */
export const baseCotisations = rule(
  'baseCotisations',
  {
    formula: 'assujetti × sousTotalBrut',
    variants: [
      {
        when: 'ouvrier',
        formula: 'sousTotalBrut × onss.majorationOuvrier',
        rounding: 'cent',
      },
    ],
  },
  (c, law) => assiette(c.sousTotalBrut, c, law)
)
