import { notesDuPrecompte, precompteVariable } from './precompte_variable.ts'
import { rule } from '../../rule.ts'

/**
 * Annexe III AR/CIR 92, n° 53 to 55: pension savings paid back once a year are pay to the worker, read as
 * exceptional (Payflip takes the highest rate on the whole).
 */
export const epargnePensionPrecompte = rule(
  'epargnePensionPrecompte',
  notesDuPrecompte(['epargnePensionBrute'], 'epargnePensionBrute'),
  (c) => precompteVariable(c.epargnePensionBrute, c)
)
