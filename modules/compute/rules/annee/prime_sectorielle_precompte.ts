import { taken } from '../../engine/money.ts'
import { precompteExceptionnel } from './precompte_exceptionnel.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 53 to 55: the tax withheld from the sector premium.
 */
export const primeSectoriellePrecompte = rule(
  'primeSectoriellePrecompte',
  {
    formula:
      '− (primeSectorielleBrute + primeSectorielleOnss − margeExoneration) × tauxExceptionnelAutres × (1 − tauxReductionEnfants)',
    rounding: 'each_step',
    when: 'hasPrimeSectorielle',
  },
  (c) =>
    taken(
      precompteExceptionnel(
        c.primeSectorielleBrute + c.primeSectorielleOnss,
        c.tauxExceptionnelAutres,
        c
      )
    )
)
