import { payeParEmployeur } from '../assiette.ts'
import { rule } from '../rule.ts'

/**
 * Twelve net months of this law, simple holiday pay included: on leave the pay goes on,
 * but for a manual worker, whom the fund pays (`doublePeculeVacances`).
 */
export const salaireNetAnnuel = rule(
  'salaireNetAnnuel',
  {
    formula: '12 × salaireNet',
    variants: [
      {
        when: 'ouvrier',
        formula: '12 × salaireNet, but for vacancesOuvriers.semaines of 4 × 13 weeks',
        rounding: 'cent',
      },
    ],
  },
  (c, law) => payeParEmployeur(12 * c.salaireNet, c, law)
)
