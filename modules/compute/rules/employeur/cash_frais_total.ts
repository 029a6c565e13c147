import { rule } from '../rule.ts'

/**
 * Expenses paid to the worker in the year.
 */
export const cashFraisTotal = rule(
  'cashFraisTotal',
  { formula: '0', inputs: [], total: true },
  () => 0
)
