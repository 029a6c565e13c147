import { rule } from '../../rule.ts'

/**
 * Allowances agreed beside the salary that are taxed as pay and bear no contributions.
 */
export const allocationsExtra = rule(
  'allocationsExtra',
  { formula: 'valeurAllocationsExtra', inputs: ['valeurAllocationsExtra'] },
  (c) => c.valeurAllocationsExtra
)
