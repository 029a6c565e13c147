import { rule } from '../../rule.ts'

/**
 * What the company bicycle costs in the year; used to come to work it is no taxable benefit (CIR 92, art. 38, § 1, 14°).
 */
export const veloAnnuel = rule(
  'veloAnnuel',
  { formula: '12 × tcoVelo', inputs: ['tcoVelo'] },
  (c) => 12 * c.tcoVelo
)
