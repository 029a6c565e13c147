import type { LawOf, LawSet as GenericLawSet } from '../engine/law_set.ts'
import { secteurs } from './annee/secteurs/index.ts'
import { bareme200 } from './mois/bareme200/index.ts'
import { onss } from './mois/onss/index.ts'
import { avantages } from './mois/avantages/index.ts'
import { bonusEmploi } from './mois/bonus_emploi/index.ts'
import { bonusEmploiOuvrier } from './mois/bonus_emploi_ouvrier/index.ts'
import { etudiants } from './mois/etudiants/index.ts'
import { stages } from './mois/stages/index.ts'
import { precompte } from './mois/precompte/index.ts'
import { csss } from './mois/csss/index.ts'
import { csssTrimestre } from './mois/csss_trimestre/index.ts'
import { frais } from './mois/frais/index.ts'
import { droitsAuteur } from './mois/droits_auteur/index.ts'
import { transport } from './mois/transport/index.ts'
import { voiture } from './mois/voiture/index.ts'
import { peculeVacances } from './annee/pecule_vacances/index.ts'
import { vacancesOuvriers } from './annee/vacances_ouvriers/index.ts'
import { exceptionnel } from './annee/exceptionnel/index.ts'
import { commission200 } from './annee/commission200/index.ts'
import { indexation } from './annee/indexation/index.ts'
import { indexationPlafonnee } from './annee/indexation_plafonnee/index.ts'
import { indexationMois } from './annee/indexation_mois/index.ts'
import { paiement } from './annee/paiement/index.ts'
import { cheques } from './annee/cheques/index.ts'
import { conges } from './annee/conges/index.ts'
import { variables } from './annee/variables/index.ts'
import { budgetMobilite } from './annee/budget_mobilite/index.ts'
import { cotisations } from './employeur/cotisations/index.ts'
import { cotisationCo2 } from './employeur/cotisation_co2/index.ts'
import { depensesNonAdmises } from './employeur/depenses_non_admises/index.ts'
import { reductionStructurelle } from './employeur/reduction_structurelle/index.ts'
import { premiersEngagements } from './employeur/premiers_engagements/index.ts'
import { assurances } from './employeur/assurances/index.ts'

/** Of the month and the year of a worker. */
export const ofWorker = {
  avantages,
  onss,
  bonusEmploi,
  bonusEmploiOuvrier,
  etudiants,
  stages,
  precompte,
  csss,
  csssTrimestre,
  frais,
  droitsAuteur,
  transport,
  voiture,
  peculeVacances,
  vacancesOuvriers,
  exceptionnel,
  commission200,
  bareme200,
  secteurs,
  indexation,
  indexationMois,
  indexationPlafonnee,
  paiement,
  cheques,
  conges,
  variables,
  budgetMobilite,
}

/** Of what an employer pays beside it. */
export const ofEmployer = {
  cotisations,
  reductionStructurelle,
  premiersEngagements,
  assurances,
  cotisationCo2,
  depensesNonAdmises,
}

/**
 * What a payslip, its year and its cost are computed with: all that a candidate's phone fetches of the law. The whole of it,
 * with what stands beside a payslip, is in `index.ts`.
 */
export const payslipLegislation = { ...ofWorker, ...ofEmployer }

type PayslipLegislation = typeof payslipLegislation
export type Law = LawOf<PayslipLegislation>
export type LawSet = GenericLawSet<PayslipLegislation>

/** The first day with a law set; what is not known from then on is a named gap. */
export const FIRST_DAY = '2021-01-01'

/** The last day answered: one year beyond the last published figures, marked as extrapolated. */
export const LAST_DAY = '2027-12-31'
