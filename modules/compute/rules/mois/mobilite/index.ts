import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { budgetMobilitePilier2 } from './budget_mobilite_pilier2.ts'

/** The second pillar of the mobility budget, net. */
export function computeMobiliteMois(c: Sheet, law: Law): void {
  c.budgetMobilitePilier2 = budgetMobilitePilier2(c, law)
}

/** The same rules as a list, for explanations. */
export const mobiliteMoisRules: readonly Rule[] = [budgetMobilitePilier2]
