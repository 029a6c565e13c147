import { prorata } from '../../engine/money.ts'
import { rule } from '../rule.ts'
import { HUNDREDTHS } from '../units.ts'

/**
 * CCT CP 200 du 9 juin 2016, n° 134421: one month of gross pay. A company may set other months, and
 * so may one of another committee.
 */
export const primeFinAnneeBrute = rule(
  'primeFinAnneeBrute',
  {
    formula: 'hasPrimeFinAnnee × salaireBrut × commission200.primeFinAnneeMois',
    rounding: 'cent',
    variants: [
      {
        when: 'primeFinAnneeMois',
        formula: 'hasPrimeFinAnnee × salaireBrut × primeFinAnneeMois',
        rounding: 'cent',
      },
    ],
  },
  (c, law) => {
    if (c.hasPrimeFinAnnee === 0) return 0
    return c.primeFinAnneeMois === 0
      ? c.salaireBrut * law.commission200.primeFinAnneeMois
      : prorata(c.salaireBrut, c.primeFinAnneeMois, HUNDREDTHS)
  }
)
