import { rule } from '../rule.ts'

/**
 * Benefits in kind are taxed with the pay but not paid in money: they are taken back from the net.
 */
export const retraitAtns = rule(
  'retraitAtns',
  { formula: '− atnsBruts − atnVS', inputs: ['atnsBruts', 'atnVS'] },
  (c) => 0 - c.atnsBruts - c.atnVS
)
