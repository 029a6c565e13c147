import { payeParEmployeur } from '../assiette.ts'
import { rule } from '../rule.ts'

/**
 * Twelve gross months, simple holiday pay included. A manual worker is paid by the fund in the weeks of
 * leave, spread here over the year.
 */
export const salaireBrutAnnuel = rule(
  'salaireBrutAnnuel',
  {
    formula: '12 × sousTotalBrut',
    inputs: ['sousTotalBrut'],
    variants: [
      {
        when: 'ouvrier',
        formula: '12 × sousTotalBrut, but for vacancesOuvriers.semaines of 4 × 13 weeks',
        inputs: ['sousTotalBrut'],
        parameters: ['vacancesOuvriers.semaines'],
        rounding: 'cent',
      },
    ],
  },
  (c, law) => payeParEmployeur(12 * c.sousTotalBrut, c, law)
)
