import { prorata } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * CP 200: an annual premium for a full-time worker, in proportion for part time; another amount where the
 * company sets one.
 */
export const primeSectorielleBrute = rule(
  'primeSectorielleBrute',
  {
    formula:
      'hasPrimeSectorielle × commission200.primeSectorielle × regimeNumerateur ÷ regimeDenominateur',
    rounding: 'cent',
    when: 'hasPrimeSectorielle',
    variants: [
      {
        when: 'primeSectorielleConvenue',
        formula:
          'hasPrimeSectorielle × primeSectorielleConvenue × regimeNumerateur ÷ regimeDenominateur',
        rounding: 'cent',
      },
    ],
  },
  (c, { commission200 }) => {
    if (c.hasPrimeSectorielle === 0) return 0
    const convenue = c.primeSectorielleConvenue
    const prime = convenue === 0 ? commission200.primeSectorielle : convenue
    return prorata(prime, c.regimeNumerateur, c.regimeDenominateur)
  }
)
