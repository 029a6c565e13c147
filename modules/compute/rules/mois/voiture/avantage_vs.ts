import { quotient, type Cents } from '../../../engine/money.ts'
import type { Law } from '../../../legislation/index.ts'
import { rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { MILLIONTHS } from '../../units.ts'

/**
 * AR/CIR 92, art. 18, § 3, 9°: six sevenths of the catalogue value, by age and CO2, at least the minimum.
 * Of the calendar year of the request: where the age percentage changes within it, by the days of each.
 */
export const avantageVS = rule(
  'avantageVS',
  {
    formula:
      'max(voiture.minimum, valeurVS × tauxCo2VS × voiture.fraction × voiture.ages (of anneesVS − 1 for joursAvantVS, of anneesVS for joursApresVS))',
    also: ['energieVS'],
    rounding: 'each_step',
  },
  (c, law) => {
    if (c.energieVS === 0) return 0
    const jours = c.joursAvantVS + c.joursApresVS
    const avant = c.joursAvantVS === 0 ? 0 : anneeEntiere(c, law, c.anneesVS - 1)
    const apres = anneeEntiere(c, law, c.anneesVS)
    const pondere = quotient(avant * c.joursAvantVS + apres * c.joursApresVS, jours)
    return Math.max(pondere, law.voiture.minimum)
  }
)

/** The benefit of a whole year at one age. */
function anneeEntiere(c: Sheet, { voiture }: Law, annees: number): Cents {
  const { ages, fraction } = voiture
  const age = ages[Math.min(annees, ages.length - 1)]
  // The percentages of the law have few decimals: their product is a whole number of millionths.
  const taux = (c.tauxCo2VS * age) / MILLIONTHS
  return quotient(c.valeurVS * taux * fraction[0], MILLIONTHS * fraction[1])
}
