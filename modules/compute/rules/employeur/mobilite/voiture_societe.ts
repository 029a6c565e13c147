import { rule } from '../../rule.ts'

/**
 * What the car costs in the year, less what the worker pays for it.
 */
export const voitureSociete = rule(
  'voitureSociete',
  { formula: '12 × (tcoVS − contributionVS)', inputs: ['tcoVS', 'contributionVS'] },
  (c) => 12 * (c.tcoVS - c.contributionVS)
)
