import { prorata } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * CP 200: an annual premium for a full-time worker, in proportion for part time.
 */
export const primeSectorielleBrute = rule(
  'primeSectorielleBrute',
  {
    formula:
      'hasPrimeSectorielle × commission200.primeSectorielle × regimeNumerateur ÷ regimeDenominateur',
    inputs: ['hasPrimeSectorielle', 'regimeNumerateur', 'regimeDenominateur'],
    parameters: ['commission200.primeSectorielle'],
    rounding: 'cent',
    when: 'hasPrimeSectorielle',
  },
  (c, law) =>
    c.hasPrimeSectorielle *
    prorata(law.commission200.primeSectorielle, c.regimeNumerateur, c.regimeDenominateur)
)
