import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { fraisTransportAnnuels } from './frais_transport_annuels.ts'
import { cotisationCo2Mois } from './cotisation_co2_mois.ts'
import { cotisationCo2 } from './cotisation_co2.ts'
import { energieHorsTcoAnnuelle } from './energie_hors_tco_annuelle.ts'
import { budgetMobiliteSolde } from './budget_mobilite_solde.ts'
import { budgetMobilitePilier3 } from './budget_mobilite_pilier3.ts'

/** Commuting of the year, what the car costs beside its lease, and the third pillar of the mobility budget. */
export function computeMobiliteAnnee(c: Sheet, law: Law): void {
  c.fraisTransportAnnuels = fraisTransportAnnuels(c, law)
  c.cotisationCo2Mois = cotisationCo2Mois(c, law)
  c.cotisationCo2 = cotisationCo2(c, law)
  c.energieHorsTcoAnnuelle = energieHorsTcoAnnuelle(c, law)
  c.budgetMobiliteSolde = budgetMobiliteSolde(c, law)
  c.budgetMobilitePilier3 = budgetMobilitePilier3(c, law)
}

/** The same rules as a list, for explanations. */
export const mobiliteAnneeRules: readonly Rule[] = [
  fraisTransportAnnuels,
  cotisationCo2Mois,
  cotisationCo2,
  energieHorsTcoAnnuelle,
  budgetMobiliteSolde,
  budgetMobilitePilier3,
]
