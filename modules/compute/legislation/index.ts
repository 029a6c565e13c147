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
import { heures } from './mois/heures/index.ts'
import { incapacite } from './mois/incapacite/index.ts'
import { peculeVacances } from './annee/pecule_vacances/index.ts'
import { vacancesOuvriers } from './annee/vacances_ouvriers/index.ts'
import { exceptionnel } from './annee/exceptionnel/index.ts'
import { commission200 } from './annee/commission200/index.ts'
import { indexation } from './annee/indexation/index.ts'
import { indexationPlafonnee } from './annee/indexation_plafonnee/index.ts'
import { indexationMois } from './annee/indexation_mois/index.ts'
import { impot } from './annee/impot/index.ts'
import { preavis } from './annee/preavis/index.ts'
import { paiement } from './annee/paiement/index.ts'
import { cheques } from './annee/cheques/index.ts'
import { conges } from './annee/conges/index.ts'
import { variables } from './annee/variables/index.ts'
import { budgetMobilite } from './annee/budget_mobilite/index.ts'
import { cotisations } from './employeur/cotisations/index.ts'
import { cotisationCo2 } from './employeur/cotisation_co2/index.ts'
import { aidesEngagement } from './employeur/aides_engagement/index.ts'
import { deductibiliteVoiture } from './employeur/deductibilite_voiture/index.ts'
import { depensesNonAdmises } from './employeur/depenses_non_admises/index.ts'
import { dirigeants } from './employeur/dirigeants/index.ts'
import { pensions } from './employeur/pensions/index.ts'
import { dispensesPrecompte } from './employeur/dispenses_precompte/index.ts'
import { tvaVoiture } from './employeur/tva_voiture/index.ts'
import { formesEmploi } from './employeur/formes_emploi/index.ts'
import { reductionStructurelle } from './employeur/reduction_structurelle/index.ts'
import { premiersEngagements } from './employeur/premiers_engagements/index.ts'
import { assurances } from './employeur/assurances/index.ts'

/** Every dated parameter, in the order of the payslip; an id is `group.key`. */
export const legislation = {
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
  impot,
  heures,
  incapacite,
  preavis,
  cotisations,
  reductionStructurelle,
  premiersEngagements,
  assurances,
  cotisationCo2,
  depensesNonAdmises,
  deductibiliteVoiture,
  tvaVoiture,
  aidesEngagement,
  dispensesPrecompte,
  dirigeants,
  formesEmploi,
  pensions,
}

export type Legislation = typeof legislation
export type Law = LawOf<Legislation>
export type LawSet = GenericLawSet<Legislation>

/** `onss.tauxPersonnel`, `csss.isoleTaux`, … */
export type ParameterId = {
  [G in keyof Legislation & string]: `${G}.${keyof Legislation[G] & string}`
}[keyof Legislation & string]

/** The first day with a law set; what is not known from then on is a named gap. */
export const FIRST_DAY = '2021-01-01'

/** The last day answered: one year beyond the last published figures, marked as extrapolated. */
export const LAST_DAY = '2027-12-31'
