import { share, type Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import { assiette, payeParEmployeur } from '../assiette.ts'
import { rule } from '../rule.ts'
import type { Sheet } from '../sheet.ts'

/**
 * AR du 30 mars 1967, art. 14: the holiday fund pays a manual worker a share of the pay at 108 % of the year
 * before, simple and double holiday pay together. Here the year of this package stands for that year.
 */
export const peculeCaisse = rule(
  'peculeCaisse',
  {
    formula:
      'ouvrier × vacancesOuvriers.tauxPecule × (12 × baseCotisations but for vacancesOuvriers.semaines weeks + onss.majorationOuvrier × (primeFinAnneeBrute + primeSectorielleBrute + bonusAnnuelBrut + cct90Excedent))',
    also: ['primeRetenuesInconnues'],
    rounding: 'each_step',
    onlyFor: 'ouvrier',
  },
  (c, law) =>
    c.ouvrier === 0 ? 0 : share(remunerationDuFonds(c, law), law.vacancesOuvriers.tauxPecule)
)

/**
 * The pay at 108 % of a year that holiday pay is reckoned on: a year-end premium counts also where a fund pays it, but for one
 * that does not bear the ordinary contributions.
 */
export function remunerationDuFonds(c: Sheet, law: Law): Cents {
  const prime = c.primeRetenuesInconnues === 1 ? 0 : c.primeFinAnneeBrute
  return remunerationDeVacances(prime, c, law)
}

/** The same with one year-end premium or another. */
export function remunerationDeVacances(primeFinAnnee: Cents, c: Sheet, law: Law): Cents {
  const primes = primeFinAnnee + c.primeSectorielleBrute + c.bonusAnnuelBrut + c.cct90Excedent
  return payeParEmployeur(12 * c.baseCotisations, c, law) + assiette(primes, c, law)
}
