import { sum } from '../../sum.ts'

/**
 * What the second pillar of the mobility budget costs in the year.
 */
export const budgetMobilitePilier2Annuel = sum(
  'budgetMobilitePilier2Annuel',
  (c) => 12 * c.budgetMobilitePilier2
)
