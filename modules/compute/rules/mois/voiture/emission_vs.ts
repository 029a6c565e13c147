import { quotient } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'
import { HUNDREDTHS, MILLIONTHS } from '../../units.ts'

/**
 * CIR 92, art. 36, § 2, al. 10, and AR/CIR 92, art. 19: the emission that the benefit of a car is reckoned on. A false
 * hybrid has that of the equivalent car with the same fuel and no plug; where there is none, its own, multiplied.
 */
export const emissionVS = rule(
  'emissionVS',
  {
    formula:
      'co2VS; of a false hybrid (fauxHybrideVS) co2EquivalentVS or, without one, co2VS × voiture.multipleFauxHybride',
    unit: 'hundredths',
    onlyFor: 'hybrideVS',
  },
  (c, { voiture }) => {
    if (c.fauxHybrideVS === 0) return c.co2VS * HUNDREDTHS
    if (c.co2EquivalentVS > 0) return c.co2EquivalentVS * HUNDREDTHS
    return quotient(c.co2VS * HUNDREDTHS * voiture.multipleFauxHybride, MILLIONTHS)
  }
)
