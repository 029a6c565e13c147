import { sum } from '../sum.ts'

/**
 * Expenses paid to the worker in the year: what they cost the employer is what the worker receives.
 */
export const cashFraisTotal = sum('cashFraisTotal', (c) => c.fraisTotal, { total: true })
