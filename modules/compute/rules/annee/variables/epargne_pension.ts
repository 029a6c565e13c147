import { rule } from '../../rule.ts'

/**
 * What is left for the worker of the pension savings paid back.
 */
export const epargnePension = rule(
  'epargnePension',
  {
    formula: 'epargnePensionBrute + epargnePensionPrecompte',
    inputs: ['epargnePensionBrute', 'epargnePensionPrecompte'],
    onlyFor: 'epargnePensionBrute',
  },
  (c) => c.epargnePensionBrute + c.epargnePensionPrecompte
)
