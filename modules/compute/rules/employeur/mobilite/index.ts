import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { budgetMobiliteMax } from './budget_mobilite_max.ts'
import { voitureSociete } from './voiture_societe.ts'
import { carteEssenceAnnuelle } from './carte_essence_annuelle.ts'
import { veloAnnuel } from './velo_annuel.ts'
import { budgetMobilitePilier2Annuel } from './budget_mobilite_pilier2_annuel.ts'
import { depenseNonAdmiseVS } from './depense_non_admise_vs.ts'
import { impotDepenseNonAdmiseVS } from './impot_depense_non_admise_vs.ts'

/** Car, fuel, bicycle and mobility budget of the year. */
export function computeMobiliteEmployeur(c: Sheet, law: Law): void {
  c.budgetMobiliteMax = budgetMobiliteMax(c, law)
  c.voitureSociete = voitureSociete(c, law)
  c.carteEssenceAnnuelle = carteEssenceAnnuelle(c, law)
  c.veloAnnuel = veloAnnuel(c, law)
  c.budgetMobilitePilier2Annuel = budgetMobilitePilier2Annuel(c, law)
  c.depenseNonAdmiseVS = depenseNonAdmiseVS(c, law)
  c.impotDepenseNonAdmiseVS = impotDepenseNonAdmiseVS(c, law)
}

/** The same rules as a list, for explanations. */
export const mobiliteEmployeurRules: readonly Rule[] = [
  budgetMobiliteMax,
  voitureSociete,
  carteEssenceAnnuelle,
  veloAnnuel,
  budgetMobilitePilier2Annuel,
  depenseNonAdmiseVS,
  impotDepenseNonAdmiseVS,
]
