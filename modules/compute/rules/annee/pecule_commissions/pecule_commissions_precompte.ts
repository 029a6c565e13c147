import { taken } from '../../../engine/money.ts'
import { precompteExceptionnel } from '../precompte_exceptionnel.ts'
import { rule } from '../../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 53 to 55: the tax withheld from holiday pay. The simple holiday pay on commissions is
 * paid out with the double one once a year, and read as taxed at the same rate.
 */
export const peculeCommissionsPrecompte = rule(
  'peculeCommissionsPrecompte',
  {
    formula:
      '− (simplePeculeCommissions + doublePeculeCommissions + peculeCommissionsOnssPersonnel − margeExoneration) × tauxExceptionnelPecule × (1 − tauxReductionEnfants)',
    inputs: [
      'simplePeculeCommissions',
      'doublePeculeCommissions',
      'peculeCommissionsOnssPersonnel',
      'margeExoneration',
      'tauxExceptionnelPecule',
      'tauxReductionEnfants',
    ],
    rounding: 'each_step',
    onlyFor: 'commissionsBrutes',
  },
  (c) => {
    if (c.doublePeculeCommissions === 0) return 0
    const imposable =
      c.simplePeculeCommissions + c.doublePeculeCommissions + c.peculeCommissionsOnssPersonnel
    return taken(precompteExceptionnel(imposable, c.tauxExceptionnelPecule, c))
  }
)
