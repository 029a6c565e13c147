import type { Law } from '../../legislation/index.ts'
import type { Rule } from '../rule.ts'
import type { Sheet } from '../sheet.ts'
import { computeCommissionsMois, commissionsMoisRules } from './commissions/index.ts'
import {
  computeAvantagesEnNatureMois,
  avantagesEnNatureMoisRules,
} from './avantages_en_nature/index.ts'
import { computeTransportMois, transportMoisRules } from './transport/index.ts'
import { sousTotalBrut } from './sous_total_brut.ts'
import { baseCotisations } from './base_cotisations.ts'
import { indemniteStage } from './indemnite_stage.ts'
import { indemniteMinimale } from './indemnite_minimale.ts'
import { onss } from './onss.ts'
import { fractionOccupation } from './fraction_occupation.ts'
import { salaireReference } from './salaire_reference.ts'
import { bonusEmploiVoletA } from './bonus_emploi_volet_a.ts'
import { bonusEmploiVoletB } from './bonus_emploi_volet_b.ts'
import { bonusEmploi } from './bonus_emploi.ts'
import { computeDroitsAuteurMois, droitsAuteurMoisRules } from './droits_auteur/index.ts'
import { computeVoitureMois, voitureMoisRules } from './voiture/index.ts'
import { computeExtrasMois, extrasMoisRules } from './extras/index.ts'
import { imposable } from './imposable.ts'
import { revenuAnnuelImposable } from './revenu_annuel_imposable.ts'
import { fraisProfessionnels } from './frais_professionnels.ts'
import { revenuAnnuelNet } from './revenu_annuel_net.ts'
import { bareme } from './bareme.ts'
import { quotientConjugal } from './quotient_conjugal.ts'
import { impotDeBase } from './impot_de_base.ts'
import { impotQuotiteExemptee } from './impot_quotite_exemptee.ts'
import { reductionsFamiliales } from './reductions_familiales.ts'
import { impotAnnuel } from './impot_annuel.ts'
import { impotMensuel } from './impot_mensuel.ts'
import { reductionAssuranceGroupe } from './reduction_assurance_groupe.ts'
import { bonusEmploiFiscal } from './bonus_emploi_fiscal.ts'
import { precompteProfessionnel } from './precompte_professionnel.ts'
import { sousTotalSalaireNet } from './sous_total_salaire_net.ts'
import { computeFraisMois, fraisMoisRules } from './frais/index.ts'
import { computeMobiliteMois, mobiliteMoisRules } from './mobilite/index.ts'
import { csss } from './csss.ts'
import { retraitAtns } from './retrait_atns.ts'
import { computeChequesMois, chequesMoisRules } from './cheques/index.ts'
import { computeAssurancesMois, assurancesMoisRules } from './assurances/index.ts'
import { salaireNet } from './salaire_net.ts'
import { remunerationMensuelle } from './remuneration_mensuelle.ts'
import { salaireBrutTotalEmployeur } from './salaire_brut_total_employeur.ts'
import { salaireBrutTotalWorker } from './salaire_brut_total_worker.ts'
import { salaireBrutHoraire } from './salaire_brut_horaire.ts'

/** The payslip of the month, from gross to net. Fills the sheet in this order. */
export function computeMonth(c: Sheet, law: Law): void {
  computeCommissionsMois(c, law)
  computeAvantagesEnNatureMois(c, law)
  computeTransportMois(c, law)
  computeCotisationsMois(c, law)
  computeDroitsAuteurMois(c, law)
  computeVoitureMois(c, law)
  computeExtrasMois(c, law)
  computeRevenuImposable(c, law)
  computePrecompte(c, law)
  c.sousTotalSalaireNet = sousTotalSalaireNet(c, law)
  computeFraisMois(c, law)
  computeMobiliteMois(c, law)
  c.csss = csss(c, law)
  c.retraitAtns = retraitAtns(c, law)
  computeChequesMois(c, law)
  computeAssurancesMois(c, law)
  computeNetMois(c, law)
}

/*
 * In parts: the compiler puts formulas in the place of their calls only up to a bound in each function.
 */

/** Contributions of the worker, less the work bonus. */
function computeCotisationsMois(c: Sheet, law: Law): void {
  c.sousTotalBrut = sousTotalBrut(c, law)
  c.baseCotisations = baseCotisations(c, law)
  c.indemniteStage = indemniteStage(c, law)
  c.indemniteMinimale = indemniteMinimale(c, law)
  c.onss = onss(c, law)
  c.fractionOccupation = fractionOccupation(c, law)
  c.salaireReference = salaireReference(c, law)
  c.bonusEmploiVoletA = bonusEmploiVoletA(c, law)
  c.bonusEmploiVoletB = bonusEmploiVoletB(c, law)
  c.bonusEmploi = bonusEmploi(c, law)
}

/** The pay that is taxed, and that of a year. */
function computeRevenuImposable(c: Sheet, law: Law): void {
  c.imposable = imposable(c, law)
  c.revenuAnnuelImposable = revenuAnnuelImposable(c, law)
  c.fraisProfessionnels = fraisProfessionnels(c, law)
  c.revenuAnnuelNet = revenuAnnuelNet(c, law)
  c.bareme = bareme(c, law)
  c.quotientConjugal = quotientConjugal(c, law)
}

/** The tax that is withheld. */
function computePrecompte(c: Sheet, law: Law): void {
  c.impotDeBase = impotDeBase(c, law)
  c.impotQuotiteExemptee = impotQuotiteExemptee(c, law)
  c.reductionsFamiliales = reductionsFamiliales(c, law)
  c.impotAnnuel = impotAnnuel(c, law)
  c.impotMensuel = impotMensuel(c, law)
  c.reductionAssuranceGroupe = reductionAssuranceGroupe(c, law)
  c.bonusEmploiFiscal = bonusEmploiFiscal(c, law)
  c.precompteProfessionnel = precompteProfessionnel(c, law)
}

/** What is paid out, and what the month is worth. */
function computeNetMois(c: Sheet, law: Law): void {
  c.salaireNet = salaireNet(c, law)
  c.remunerationMensuelle = remunerationMensuelle(c, law)
  c.salaireBrutTotalEmployeur = salaireBrutTotalEmployeur(c, law)
  c.salaireBrutTotalWorker = salaireBrutTotalWorker(c, law)
  c.salaireBrutHoraire = salaireBrutHoraire(c, law)
}

/** The same rules as a list, for explanations. */
export const monthRules: readonly Rule[] = [
  ...commissionsMoisRules,
  ...avantagesEnNatureMoisRules,
  ...transportMoisRules,
  sousTotalBrut,
  baseCotisations,
  indemniteStage,
  indemniteMinimale,
  onss,
  fractionOccupation,
  salaireReference,
  bonusEmploiVoletA,
  bonusEmploiVoletB,
  bonusEmploi,
  ...droitsAuteurMoisRules,
  ...voitureMoisRules,
  ...extrasMoisRules,
  imposable,
  revenuAnnuelImposable,
  fraisProfessionnels,
  revenuAnnuelNet,
  bareme,
  quotientConjugal,
  impotDeBase,
  impotQuotiteExemptee,
  reductionsFamiliales,
  impotAnnuel,
  impotMensuel,
  reductionAssuranceGroupe,
  bonusEmploiFiscal,
  precompteProfessionnel,
  sousTotalSalaireNet,
  ...fraisMoisRules,
  ...mobiliteMoisRules,
  csss,
  retraitAtns,
  ...chequesMoisRules,
  ...assurancesMoisRules,
  salaireNet,
  remunerationMensuelle,
  salaireBrutTotalEmployeur,
  salaireBrutTotalWorker,
  salaireBrutHoraire,
]
