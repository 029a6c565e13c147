import { rule } from '../../rule.ts'
import { HUNDREDTHS } from '../../units.ts'
import { DIESEL, SANS_EMISSION } from './motorisations.ts'

/**
 * AR/CIR 92, art. 18, § 3, 9°: the CO2 percentage of the car, up and down by a tenth of a percent for each
 * gram from the reference of the year, within its bounds. A car without emission has the lowest.
 */
export const tauxCo2VS = rule(
  'tauxCo2VS',
  {
    formula:
      'voiture.tauxBase + voiture.pente × (emissionVS − voiture.referenceDiesel or voiture.referenceEssence), from voiture.tauxMinimum to voiture.tauxMaximum',
    also: ['energieVS'],
    unit: 'ppm',
  },
  (c, { voiture }) => {
    if (c.energieVS === 0) return 0
    const { tauxBase, pente, tauxMinimum, tauxMaximum } = voiture
    if (c.energieVS === SANS_EMISSION) return tauxMinimum
    const reference = c.energieVS === DIESEL ? voiture.referenceDiesel : voiture.referenceEssence
    // Half a gram is the finest an emission gets: the product is a whole number of millionths.
    const taux = tauxBase + (pente * (c.emissionVS - HUNDREDTHS * reference)) / HUNDREDTHS
    return Math.min(Math.max(Math.round(taux), tauxMinimum), tauxMaximum)
  }
)
