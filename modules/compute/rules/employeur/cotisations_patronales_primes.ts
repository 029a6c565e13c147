import { PARAMETRES_SUR_PRIME, surPrime } from './lignes.ts'
import { rule } from '../rule.ts'

const inputs = [
  'primeFinAnneeBrute',
  'primeSectorielleBrute',
  'effectif',
  'fondsCp200',
  'fondsTaux',
] as const
const parameters = [
  ...PARAMETRES_SUR_PRIME,
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
    formula: 'contributions(primeFinAnneeBrute) + contributions(primeSectorielleBrute)',
    inputs,
    parameters,
    rounding: 'each_step',
    total: true,
    variants: [
      {
        when: 'ouvrier',
        formula: `contributions(primeFinAnneeBrute × onss.majorationOuvrier) + contributions(primeSectorielleBrute × onss.majorationOuvrier)`,
        inputs,
        parameters: ['onss.majorationOuvrier', ...parameters],
        rounding: 'each_step',
      },
    ],
  },
  (c, law) =>
    surPrime(c.primeFinAnneeBrute, law.paiement.trimestrePrimeFinAnnee, c, law) +
    surPrime(c.primeSectorielleBrute, law.paiement.trimestrePrimeSectorielle, c, law)
)
