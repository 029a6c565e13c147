import { rule } from '../../rule.ts'

/**
 * What the second pillar of the mobility budget costs in the year.
 */
export const budgetMobilitePilier2Annuel = rule(
  'budgetMobilitePilier2Annuel',
  { formula: '12 × budgetMobilitePilier2', inputs: ['budgetMobilitePilier2'] },
  (c) => 12 * c.budgetMobilitePilier2
)
