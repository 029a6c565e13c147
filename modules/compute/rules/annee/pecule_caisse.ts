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
    rounding: 'each_step',
    onlyFor: 'ouvrier',
  },
  (c, law) =>
    c.ouvrier === 0 ? 0 : share(remunerationDeVacances(c, law), law.vacancesOuvriers.tauxPecule)
)

/** The pay at 108 % of a year that holiday pay and the contributions for it are reckoned on. */
export function remunerationDeVacances(c: Sheet, law: Law): Cents {
  const primes =
    c.primeFinAnneeBrute + c.primeSectorielleBrute + c.bonusAnnuelBrut + c.cct90Excedent
  return payeParEmployeur(12 * c.baseCotisations, c, law) + assiette(primes, c, law)
}
