import { taken } from '../../engine/money.ts'
import { precompteExceptionnel } from './precompte_exceptionnel.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 53 to 55: the tax withheld from the year-end premium.
 */
export const primeFinAnneePrecompte = rule(
  'primeFinAnneePrecompte',
  {
    formula:
      '− (primeFinAnneeBrute + primeFinAnneeOnss − margeExoneration) × tauxExceptionnelAutres × (1 − tauxReductionEnfants)',
    rounding: 'each_step',
    when: 'hasPrimeFinAnnee',
  },
  (c) =>
    taken(
      precompteExceptionnel(c.primeFinAnneeBrute + c.primeFinAnneeOnss, c.tauxExceptionnelAutres, c)
    )
)
