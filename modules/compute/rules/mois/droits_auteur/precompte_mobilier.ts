import { above, quotient, share, taken, type Cents } from '../../../engine/money.ts'
import type { Law } from '../../../legislation/index.ts'
import { rule } from '../../rule.ts'

/**
 * CIR 92, art. 269; AR/CIR 92, art. 3: the rights of the year less flat costs by bracket bear the withholding
 * tax on movable income; the month bears a twelfth.
 */
export const precompteMobilier = rule(
  'precompteMobilier',
  {
    formula:
      '− (12 × droitsAuteurBruts − costs by bracket (droitsAuteur.fraisTaux, droitsAuteur.fraisBornes)) × droitsAuteur.taux ÷ 12',
    rounding: 'each_step',
  },
  (c, law) => {
    if (c.droitsAuteurBruts === 0) return 0
    const annuels = 12 * c.droitsAuteurBruts
    const impot = share(annuels - fraisForfaitaires(annuels, law), law.droitsAuteur.taux)
    return taken(quotient(impot, 12))
  }
)

/** The flat costs of a year's rights: each bracket has its rate, nothing above the last. */
export function fraisForfaitaires(annuels: Cents, { droitsAuteur }: Law): Cents {
  const { fraisBornes, fraisTaux } = droitsAuteur
  let frais = 0
  let de = 0
  for (const [i, borne] of fraisBornes.entries()) {
    frais += share(above(Math.min(annuels, borne), de), fraisTaux[i])
    de = borne
  }
  return frais
}
