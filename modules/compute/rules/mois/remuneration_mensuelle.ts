import { rule } from '../rule.ts'

/**
 * Net pay and the vouchers of the month (vouchers come later).
 */
export const remunerationMensuelle = rule(
  'remunerationMensuelle',
  { formula: 'salaireNet', inputs: ['salaireNet'] },
  (c) => c.salaireNet
)
