import { montantAnnuel, notesDuMontant } from './montant_annuel.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 12 avril 1965, art. 2: a bonus is pay. Gross, of a year, without the holiday pay on it (`remunerationVariable`).
 */
export const bonusAnnuelBrut = rule(
  'bonusAnnuelBrut',
  notesDuMontant(
    'hasBonusAnnuel',
    'bonusAnnuelMontant',
    'bonusAnnuelPourcent',
    'bonusAnnuelSurTotal'
  ),
  (c) =>
    c.bonusAnnuelPourcent === 0
      ? c.bonusAnnuelMontant
      : montantAnnuel(c.bonusAnnuelPourcent, c.bonusAnnuelSurTotal, c)
)
