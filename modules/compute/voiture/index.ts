import type { WholeLaw } from '../legislation/index.ts'
import { coutApresImpot, coutVoiture, economieImpot, impotDepensesVoiture } from './cout.ts'
import {
  avantageNonDeductible,
  depensesVoiture,
  fraisNonDeductibles,
  tauxCarburant,
  tauxDeductible,
} from './deductibilite.ts'
import {
  carburantAnnuel,
  contributionVoiture,
  cotisationCo2Voiture,
  deductionTva,
  rechargeCarte,
  fraisCarburant,
  fraisVoiture,
  loyerAnnuel,
  rechargeAnnuelle,
  tvaCarburant,
  tvaNonDeductible,
} from './frais.ts'
import type { LigneVoiture } from './ligne.ts'
import type { VoitureSheet } from './sheet.ts'

export { VOITURE_UNITS, VoitureSheet, type VoitureField } from './sheet.ts'

/** Every line of what a company car costs in a year, in the order of the computation. */
export const LIGNES_VOITURE: readonly LigneVoiture[] = [
  loyerAnnuel,
  carburantAnnuel,
  rechargeCarte,
  rechargeAnnuelle,
  deductionTva,
  tvaCarburant,
  tvaNonDeductible,
  fraisVoiture,
  cotisationCo2Voiture,
  contributionVoiture,
  tauxDeductible,
  tauxCarburant,
  fraisCarburant,
  fraisNonDeductibles,
  avantageNonDeductible,
  depensesVoiture,
  impotDepensesVoiture,
  coutVoiture,
  economieImpot,
  coutApresImpot,
]

/** Fills the sheet from top to bottom. */
export function computeVoiture(c: VoitureSheet, law: WholeLaw): void {
  for (const each of LIGNES_VOITURE) c[each.id] = each(c, law)
}
