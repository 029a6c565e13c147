import { share } from '../../engine/money.ts'
import { remunerationDeVacances } from '../annee/pecule_caisse.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 3, 8°: what the employer pays for the holidays of manual workers on the pay
 * at 108 %, a contribution of the quarter and one collected the year after. Here both are of this year's pay.
 */
export const cotisationVacances = rule(
  'cotisationVacances',
  {
    formula:
      'ouvrier × (12 × baseCotisations but for vacancesOuvriers.semaines weeks + onss.majorationOuvrier × (primeFinAnneeEmployeur + primeSectorielleBrute + bonusAnnuelBrut + cct90Excedent)) × (vacancesOuvriers.cotisationTrimestrielle + vacancesOuvriers.cotisationAnnuelle)',
    rounding: 'each_step',
    total: true,
    onlyFor: 'ouvrier',
  },
  (c, law) => {
    if (c.ouvrier === 0) return 0
    const { cotisationTrimestrielle, cotisationAnnuelle } = law.vacancesOuvriers
    const base = remunerationDeVacances(c.primeFinAnneeEmployeur, c, law)
    return share(base, cotisationTrimestrielle) + share(base, cotisationAnnuelle)
  }
)
