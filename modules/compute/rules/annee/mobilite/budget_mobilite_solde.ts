import { above } from '../../../engine/money.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 17 mars 2019, art. 8; AR du 10 septembre 2023: what the car of the first pillar, with all it costs, and the
 * second pillar leave of the budget.
 */
export const budgetMobiliteSolde = rule(
  'budgetMobiliteSolde',
  {
    formula:
      'max(0, budgetMobilite − 12 × tcoVS − cotisationCo2 − energieHorsTcoAnnuelle − 12 × pilier2)',
  },
  (c) => {
    if (c.budgetMobilite === 0) return 0
    const voiture = 12 * c.tcoVS + c.cotisationCo2 + c.energieHorsTcoAnnuelle
    return above(c.budgetMobilite, voiture + 12 * c.pilier2)
  }
)
