import { sum } from '../../sum.ts'

/**
 * What the company bicycle costs in the year; used to come to work it is no taxable benefit (CIR 92, art. 38, § 1, 14°).
 */
export const veloAnnuel = sum('veloAnnuel', (c) => 12 * c.tcoVelo)
