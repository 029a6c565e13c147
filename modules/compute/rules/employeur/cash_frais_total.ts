import { rule } from '../rule.ts'

/**
 * Expenses paid to the worker in the year: what they cost the employer is what the worker receives.
 */
export const cashFraisTotal = rule(
  'cashFraisTotal',
  { formula: 'fraisTotal', inputs: ['fraisTotal'], total: true },
  (c) => c.fraisTotal
)
