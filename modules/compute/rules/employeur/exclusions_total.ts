import { rule } from '../rule.ts'

/**
 * What the employer bears outside the cost of the package.
 */
export const exclusionsTotal = rule(
  'exclusionsTotal',
  {
    formula: 'impotDepenseNonAdmiseVS',
    inputs: ['impotDepenseNonAdmiseVS'],
    total: true,
  },
  (c) => c.impotDepenseNonAdmiseVS
)
