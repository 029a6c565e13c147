import { notesDuPrecompte, precompteVariable } from './precompte_variable.ts'
import { rule } from '../../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 53 to 55: the tax withheld from what is above the fiscal ceiling of the bonus.
 */
export const cct90Precompte = rule(
  'cct90Precompte',
  notesDuPrecompte(['cct90Imposable'], 'cct90Imposable'),
  (c) => precompteVariable(c.cct90Imposable, c)
)
