import { rule } from '../rule.ts'

/**
 * Gross pay that bears contributions: the salary (commissions, benefits and commuting come later).
 */
export const sousTotalBrut = rule(
  'sousTotalBrut',
  { formula: 'salaireBrut', inputs: ['salaireBrut'] },
  (c) => c.salaireBrut
)
