import { sum } from '../sum.ts'

/**
 * The year in gross pay and benefits, as the reward statement shows it.
 */
export const totalCashAnnuel = sum(
  'totalCashAnnuel',
  (c) => c.cashFixesTotal + c.cashFraisTotal + c.cashVariablesTotal + c.cashAvantagesTotal,
  { total: true }
)
