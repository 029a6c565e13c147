import { sum } from '../../sum.ts'

/**
 * What is left for the worker of the pension savings paid back.
 */
export const epargnePension = sum(
  'epargnePension',
  (c) => c.epargnePensionBrute + c.epargnePensionPrecompte,
  { onlyFor: 'epargnePensionBrute' }
)
