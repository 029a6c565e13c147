import { payeParEmployeur } from '../assiette.ts'
import { rule } from '../rule.ts'

/**
 * Twelve months of the fixed pay, simple holiday pay included; commissions stand among variable pay, benefits by
 * themselves. A manual worker is paid by the fund in the weeks of
 * leave, spread here over the year.
 */
export const salaireBrutAnnuel = rule(
  'salaireBrutAnnuel',
  {
    formula: '12 × salaireBrut',
    variants: [
      {
        when: 'ouvrier',
        formula: '12 × salaireBrut, but for vacancesOuvriers.semaines of 4 × 13 weeks',
        rounding: 'cent',
      },
    ],
  },
  (c, law) => payeParEmployeur(12 * c.salaireBrut, c, law)
)
