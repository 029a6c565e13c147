import { sum } from '../../sum.ts'

/**
 * Allowances agreed beside the salary that are taxed as pay and bear no contributions.
 */
export const allocationsExtra = sum('allocationsExtra', (c) => c.valeurAllocationsExtra)
