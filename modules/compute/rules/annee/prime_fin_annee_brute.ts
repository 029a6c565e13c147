import { prorata, share, type Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import { payeParEmployeur } from '../assiette.ts'
import { rule } from '../rule.ts'
import type { Sheet } from '../sheet.ts'
import { HUNDREDTHS } from '../units.ts'

const fixe = 'primeFinAnneeFixe × regimeNumerateur ÷ regimeDenominateur'

/**
 * CCT CP 200 du 9 juin 2016, n° 134421: one month of gross pay. Other committees give months of pay, or a share of the
 * pay of the year and a fixed amount; a company may set what it gives itself.
 */
export const primeFinAnneeBrute = rule(
  'primeFinAnneeBrute',
  {
    formula: 'hasPrimeFinAnnee × salaireBrut × commission200.primeFinAnneeMois',
    rounding: 'cent',
    variants: [
      {
        when: 'primeFinAnneeTaux',
        formula: `hasPrimeFinAnnee × (${fixe} + 12 × salaireBrut × primeFinAnneeTaux, but for vacancesOuvriers.semaines weeks of a manual worker)`,
        also: ['ouvrier'],
        rounding: 'each_step',
      },
      {
        when: 'primeFinAnneeFixe',
        formula: `hasPrimeFinAnnee × ${fixe}`,
        rounding: 'cent',
      },
      {
        when: 'primeFinAnneeMois',
        formula: 'hasPrimeFinAnnee × salaireBrut × primeFinAnneeMois',
        rounding: 'cent',
      },
    ],
  },
  (c, law) => {
    if (c.hasPrimeFinAnnee === 0) return 0
    if (c.primeFinAnneeTaux !== 0) return partDeLAnnee(c, law) + partFixe(c)
    if (c.primeFinAnneeFixe !== 0) return partFixe(c)
    return c.primeFinAnneeMois === 0
      ? c.salaireBrut * law.commission200.primeFinAnneeMois
      : prorata(c.salaireBrut, c.primeFinAnneeMois, HUNDREDTHS)
  }
)

/** The share is of what the employer pays in a year: a manual worker's weeks of leave are paid by the holiday fund. */
function partDeLAnnee(c: Sheet, law: Law): Cents {
  return share(payeParEmployeur(12 * c.salaireBrut, c, law), c.primeFinAnneeTaux)
}

function partFixe(c: Sheet): Cents {
  return prorata(c.primeFinAnneeFixe, c.regimeNumerateur, c.regimeDenominateur)
}
