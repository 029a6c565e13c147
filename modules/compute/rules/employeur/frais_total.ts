import { rule } from '../rule.ts'

/**
 * Expenses of the year.
 */
export const fraisTotal = rule('fraisTotal', { formula: '0', inputs: [], total: true }, () => 0)
