import { above } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * CIR 92, art. 38, § 1er, 24°: the bonus after contributions is exempt up to the fiscal ceiling; what is above is taxed.
 */
export const cct90Imposable = rule(
  'cct90Imposable',
  {
    formula: 'max(0, cct90Brut + cct90OnssPersonnel − variables.cct90PlafondFiscal)',
    onlyFor: 'cct90Brut',
  },
  (c, law) => above(c.cct90Brut + c.cct90OnssPersonnel, law.variables.cct90PlafondFiscal)
)
