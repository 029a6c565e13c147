import { rule } from '../rule.ts'

/**
 * Twelve net months of this law, simple holiday pay included: on leave the pay goes on.
 */
export const salaireNetAnnuel = rule(
  'salaireNetAnnuel',
  { formula: '12 × salaireNet', inputs: ['salaireNet'] },
  (c) => 12 * c.salaireNet
)
