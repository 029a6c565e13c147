import { taken } from '../../../engine/money.ts'
import { precompteExceptionnel } from '../precompte_exceptionnel.ts'
import { rule } from '../../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 53 to 55: the tax withheld from holiday pay. The simple holiday pay on variable pay is
 * paid out with the double one once a year, and read as taxed at the same rate.
 */
export const peculeVariablePrecompte = rule(
  'peculeVariablePrecompte',
  {
    formula:
      '− (simplePeculeVariable + doublePeculeVariable + peculeVariableOnssPersonnel − margeExoneration) × tauxExceptionnelPecule × (1 − tauxReductionEnfants)',
    rounding: 'each_step',
    onlyFor: 'remunerationVariable',
  },
  (c) => {
    if (c.doublePeculeVariable === 0) return 0
    const imposable =
      c.simplePeculeVariable + c.doublePeculeVariable + c.peculeVariableOnssPersonnel
    return taken(precompteExceptionnel(imposable, c.tauxExceptionnelPecule, c))
  }
)
