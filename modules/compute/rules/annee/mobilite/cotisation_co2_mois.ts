import { quotient, type Cents } from '../../../engine/money.ts'
import type { Law } from '../../../legislation/index.ts'
import { DIESEL, ESSENCE, SANS_EMISSION } from '../../mois/voiture/motorisations.ts'
import { rule } from '../../rule.ts'
import { HUNDREDTHS, MILLIONTHS, TEN_THOUSANDTHS } from '../../units.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 3quater: the CO2 solidarity contribution of a month, by CO2 and fuel,
 * indexed, multiplied for cars ordered from July 2023 on, and never below the minimum of the order date.
 * The products are rounded once. Self-employed directors owe none.
 */
export const cotisationCo2Mois = rule(
  'cotisationCo2Mois',
  {
    formula:
      'max((cotisationCo2.minimum or cotisationCo2.minimumCommandes), (co2VS × cotisationCo2.prixGramme − (cotisationCo2.franchiseEssence, cotisationCo2.franchiseDiesel or cotisationCo2.franchiseGaz)) ÷ 12 × (cotisationCo2.multiple where commandeVS)) × cotisationCo2.indice ÷ cotisationCo2.indiceBase',
    also: ['energieVS', 'independant'],
    rounding: 'cent',
  },
  (c, law) => {
    if (c.energieVS === 0 || c.independant === 1) return 0
    const { minimum, minimumCommandes, multiple, prixGramme, indice, indiceBase } =
      law.cotisationCo2
    const depuisJuillet2023 = c.commandeVS === 1
    const plancher = quotient((depuisJuillet2023 ? minimumCommandes : minimum) * indice, indiceBase)
    const annuel = c.co2VS * prixGramme - franchise(c.energieVS, law)
    if (c.energieVS === SANS_EMISSION || annuel <= 0) return plancher
    const fois = depuisJuillet2023 ? multiple : MILLIONTHS
    // Two decimals of the index and of the multiple: the product stays exact before it is rounded.
    const produit = annuel * (indice / HUNDREDTHS) * (fois / TEN_THOUSANDTHS)
    return Math.max(plancher, quotient(produit, 12 * indiceBase))
  }
)

function franchise(energieVS: number, { cotisationCo2 }: Law): Cents {
  if (energieVS === ESSENCE) return cotisationCo2.franchiseEssence
  return energieVS === DIESEL ? cotisationCo2.franchiseDiesel : cotisationCo2.franchiseGaz
}
