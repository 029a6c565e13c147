import { above } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 17 mars 2019, art. 8: what the car of the first pillar and the second pillar leave of the budget.
 */
export const budgetMobiliteSolde = rule(
  'budgetMobiliteSolde',
  {
    formula: 'max(0, budgetMobilite − 12 × tcoVS − 12 × pilier2)',
    inputs: ['budgetMobilite', 'tcoVS', 'pilier2'],
  },
  (c) => (c.budgetMobilite === 0 ? 0 : above(c.budgetMobilite, 12 * c.tcoVS + 12 * c.pilier2))
)
