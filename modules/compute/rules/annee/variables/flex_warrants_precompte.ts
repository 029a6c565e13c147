import { notesDuPrecompte, precompteVariable } from './precompte_variable.ts'
import { rule } from '../../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 53 to 55: the tax withheld from the value of the warrants the worker chose.
 */
export const flexWarrantsPrecompte = rule(
  'flexWarrantsPrecompte',
  notesDuPrecompte(['flexWarrantsBruts'], 'flexWarrantsBruts'),
  (c) => precompteVariable(c.flexWarrantsBruts, c)
)
