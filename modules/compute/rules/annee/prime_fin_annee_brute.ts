import { rule } from '../rule.ts'

/**
 * CCT CP 200 du 9 juin 2016, n° 134421: one month of gross pay. Other committees: when the package
 * says so.
 */
export const primeFinAnneeBrute = rule(
  'primeFinAnneeBrute',
  {
    formula: 'hasPrimeFinAnnee × salaireBrut × commission200.primeFinAnneeMois',
    inputs: ['hasPrimeFinAnnee', 'salaireBrut'],
    parameters: ['commission200.primeFinAnneeMois'],
  },
  (c, law) => c.hasPrimeFinAnnee * c.salaireBrut * law.commission200.primeFinAnneeMois
)
