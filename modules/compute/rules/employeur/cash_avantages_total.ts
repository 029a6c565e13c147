import { rule } from '../rule.ts'

/**
 * Value of the benefits of the year for the worker.
 */
export const cashAvantagesTotal = rule(
  'cashAvantagesTotal',
  { formula: '0', inputs: [], total: true },
  () => 0
)
