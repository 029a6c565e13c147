import { taken } from '../../engine/money.ts'
import { precompteExceptionnel } from './precompte_exceptionnel.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 53 to 55: the tax withheld from the double holiday pay.
 */
export const doublePeculePrecompte = rule(
  'doublePeculePrecompte',
  {
    formula:
      '− (doublePeculeBrut + doublePeculeOnss − margeExoneration) × tauxExceptionnelPecule × (1 − tauxReductionEnfants)',
    rounding: 'each_step',
    when: 'doublePeculeBrut',
  },
  (c) =>
    taken(
      precompteExceptionnel(c.doublePeculeBrut + c.doublePeculeOnss, c.tauxExceptionnelPecule, c)
    )
)
