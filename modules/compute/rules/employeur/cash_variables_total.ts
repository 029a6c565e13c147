import { rule } from '../rule.ts'

/**
 * Variable pay of the year, gross.
 */
export const cashVariablesTotal = rule(
  'cashVariablesTotal',
  { formula: '0', inputs: [], total: true },
  () => 0
)
