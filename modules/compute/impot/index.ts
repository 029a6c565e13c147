import type { WholeLaw } from '../legislation/index.ts'
import type { Ligne } from './ligne.ts'
import {
  additionnelsConjoint,
  additionnelsTravailleur,
  impotBaseConjoint,
  impotBaseTravailleur,
  impotEtatConjoint,
  impotEtatTravailleur,
  impotExempteConjoint,
  impotExempteTravailleur,
  impotReduitConjoint,
  impotReduitTravailleur,
} from './impots.ts'
import {
  cotisationSpecialeMenage,
  creditBonusEmploi,
  creditEnfants,
  impotFinal,
  impotRetenu,
  impotTotal,
  reductionGroupeAnnee,
  soldeAnnee,
  soldeCotisationSpeciale,
  soldeImpot,
  taxeCommunale,
} from './menage.ts'
import { quotiteConjoint, quotiteTravailleur, supplementsQuotite } from './quotites.ts'
import {
  baseConjoint,
  baseTravailleur,
  fraisForfaitairesAnnee,
  quotientAttribue,
  revenuImposableAnnee,
  revenuNetAnnee,
  revenuNetConjoint,
} from './revenus.ts'
import type { ImpotSheet } from './sheet.ts'

export type { Ligne } from './ligne.ts'
export { IMPOT_UNITS, ImpotSheet, type ImpotField } from './sheet.ts'

/** Every line of the year's income tax, in the order of the assessment. */
export const LIGNES: readonly Ligne[] = [
  revenuImposableAnnee,
  fraisForfaitairesAnnee,
  revenuNetAnnee,
  revenuNetConjoint,
  quotientAttribue,
  baseTravailleur,
  baseConjoint,
  supplementsQuotite,
  quotiteTravailleur,
  quotiteConjoint,
  impotBaseTravailleur,
  impotBaseConjoint,
  impotExempteTravailleur,
  impotExempteConjoint,
  impotEtatTravailleur,
  impotEtatConjoint,
  impotReduitTravailleur,
  impotReduitConjoint,
  additionnelsTravailleur,
  additionnelsConjoint,
  reductionGroupeAnnee,
  impotTotal,
  taxeCommunale,
  creditBonusEmploi,
  creditEnfants,
  impotFinal,
  impotRetenu,
  soldeImpot,
  cotisationSpecialeMenage,
  soldeCotisationSpeciale,
  soldeAnnee,
]

/** Fills the sheet from top to bottom. Asked for rarely: a loop is fast enough here, which the payslip's rules are not run by. */
export function computeImpot(c: ImpotSheet, law: WholeLaw): void {
  for (const each of LIGNES) c[each.id] = each(c, law)
}
