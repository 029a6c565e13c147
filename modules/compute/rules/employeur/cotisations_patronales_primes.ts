import { notesSurPrime, surPrime } from './sur_prime.ts'
import { rule } from '../rule.ts'

const trimestres = [
  'paiement.trimestrePrimeFinAnnee',
  'paiement.trimestrePrimeSectorielle',
] as const

/**
 * The employer contributions on the year-end and sector premiums, in the quarter each is paid, with the
 * base rate of the category; the double holiday pay bears none.
 */
export const cotisationsPatronalesPrimes = rule(
  'cotisationsPatronalesPrimes',
  {
    ...notesSurPrime(
      'contributions(primeFinAnneeEmployeur) + contributions(primeSectorielleBrute)',
      ...trimestres
    ),
    total: true,
    variants: [
      {
        when: 'ouvrier',
        ...notesSurPrime(
          'contributions(primeFinAnneeEmployeur × onss.majorationOuvrier) + contributions(primeSectorielleBrute × onss.majorationOuvrier)',
          ...trimestres
        ),
      },
    ],
  },
  (c, law) =>
    surPrime(c.primeFinAnneeEmployeur, law.paiement.trimestrePrimeFinAnnee, c, law) +
    surPrime(c.primeSectorielleBrute, law.paiement.trimestrePrimeSectorielle, c, law)
)
