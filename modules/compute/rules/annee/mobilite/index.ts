import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { fraisTransportAnnuels } from './frais_transport_annuels.ts'
import { budgetMobiliteSolde } from './budget_mobilite_solde.ts'
import { budgetMobilitePilier3 } from './budget_mobilite_pilier3.ts'

/** Commuting of the year, and the third pillar of the mobility budget. */
export function computeMobiliteAnnee(c: Sheet, law: Law): void {
  c.fraisTransportAnnuels = fraisTransportAnnuels(c, law)
  c.budgetMobiliteSolde = budgetMobiliteSolde(c, law)
  c.budgetMobilitePilier3 = budgetMobilitePilier3(c, law)
}

/** The same rules as a list, for explanations. */
export const mobiliteAnneeRules: readonly Rule[] = [
  fraisTransportAnnuels,
  budgetMobiliteSolde,
  budgetMobilitePilier3,
]
