import { surPrime } from './lignes.ts'
import { rule } from '../rule.ts'

/**
 * The employer contributions on the year-end and sector premiums, in the quarter each is paid; the
 * double holiday pay bears none.
 */
export const cotisationsPatronalesPrimes = rule(
  'cotisationsPatronalesPrimes',
  {
    formula: 'contributions(primeFinAnneeBrute) + contributions(primeSectorielleBrute)',
    inputs: ['primeFinAnneeBrute', 'primeSectorielleBrute', 'effectif', 'cp200'],
    parameters: [
      'cotisations.base',
      'cotisations.dixTravailleurs',
      'cotisations.fermeturePetite',
      'cotisations.fermetureGrande',
      'cotisations.fermetureSpeciale',
      'cotisations.chomageTemporaire',
      'cotisations.amiante',
      'cotisations.amianteTrimestres',
      'cotisations.accidentsTravail',
      'cotisations.fondsCp200',
      'paiement.trimestrePrimeFinAnnee',
      'paiement.trimestrePrimeSectorielle',
    ],
    rounding: 'each_step',
    total: true,
  },
  (c, law) =>
    surPrime(c.primeFinAnneeBrute, law.paiement.trimestrePrimeFinAnnee, c, law) +
    surPrime(c.primeSectorielleBrute, law.paiement.trimestrePrimeSectorielle, c, law)
)
