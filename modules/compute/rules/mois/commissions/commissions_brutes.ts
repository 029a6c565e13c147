import { rule } from '../../rule.ts'
import { partDuMois } from '../part_du_mois.ts'

/**
 * Loi du 3 juillet 1978, art. 101: commissions are pay. The package gives the amount of an average month, or
 * a percentage of the fixed pay, or of the two together.
 */
export const commissionsBrutes = rule(
  'commissionsBrutes',
  {
    formula: 'commissionsMontant',
    variants: [
      {
        when: 'commissionsSurTotal',
        formula: 'salaireBrut × commissionsPourcent ÷ (100 − commissionsPourcent)',
        rounding: 'cent',
      },
      {
        when: 'commissionsPourcent',
        formula: 'salaireBrut × commissionsPourcent ÷ 100',
        rounding: 'cent',
      },
    ],
  },
  (c) =>
    c.commissionsPourcent === 0
      ? c.commissionsMontant
      : partDuMois(c.salaireBrut, c.commissionsPourcent, c.commissionsSurTotal)
)
