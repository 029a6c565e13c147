import { rule } from '../rule.ts'

/**
 * The year in gross pay and benefits, as the reward statement shows it.
 */
export const totalCashAnnuel = rule(
  'totalCashAnnuel',
  {
    formula: 'cashFixesTotal + cashFraisTotal + cashVariablesTotal + cashAvantagesTotal',
    inputs: ['cashFixesTotal', 'cashFraisTotal', 'cashVariablesTotal', 'cashAvantagesTotal'],
    total: true,
  },
  (c) => c.cashFixesTotal + c.cashFraisTotal + c.cashVariablesTotal + c.cashAvantagesTotal
)
