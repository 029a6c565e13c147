import { sum } from '../../sum.ts'

/**
 * What the car costs in the year, less what the worker pays for it.
 */
export const voitureSociete = sum('voitureSociete', (c) => 12 * (c.tcoVS - c.contributionVS))
