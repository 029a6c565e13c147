import { partDuMois } from '../part_du_mois.ts'
import { rule } from '../../rule.ts'

/**
 * CIR 92, art. 17, § 1er, 5°: what is paid for the rights on a work, an average month. It bears no contributions.
 */
export const droitsAuteurBruts = rule(
  'droitsAuteurBruts',
  {
    formula: 'droitsAuteurMontant',
    variants: [
      {
        when: 'droitsAuteurSurTotal',
        formula: 'salaireBrut × droitsAuteurPourcent ÷ (100 − droitsAuteurPourcent)',
        rounding: 'cent',
      },
      {
        when: 'droitsAuteurPourcent',
        formula: 'salaireBrut × droitsAuteurPourcent ÷ 100',
        rounding: 'cent',
      },
    ],
  },
  (c) =>
    c.droitsAuteurPourcent === 0
      ? c.droitsAuteurMontant
      : partDuMois(c.salaireBrut, c.droitsAuteurPourcent, c.droitsAuteurSurTotal)
)
