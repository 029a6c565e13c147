import type { Law } from '../../legislation/index.ts'
import type { Rule } from '../rule.ts'
import type { Sheet } from '../sheet.ts'
import { cotisationBase } from './cotisation_base.ts'
import { cotisationDixTravailleurs } from './cotisation_dix_travailleurs.ts'
import { cotisationFermeture } from './cotisation_fermeture.ts'
import { cotisationFermetureSpeciale } from './cotisation_fermeture_speciale.ts'
import { cotisationChomage } from './cotisation_chomage.ts'
import { cotisationAmiante } from './cotisation_amiante.ts'
import { cotisationAccidents } from './cotisation_accidents.ts'
import { cotisationFondsSectoriel } from './cotisation_fonds_sectoriel.ts'
import { cotisationPensionSectorielle } from './cotisation_pension_sectorielle.ts'
import { cotisationEtudiants } from './cotisation_etudiants.ts'
import { cotisationsSectorielles } from './cotisations_sectorielles.ts'
import { cotisationVacances } from './cotisation_vacances.ts'
import { gammaParticulier } from './gamma_particulier.ts'
import { cotisationsPatronalesMois } from './cotisations_patronales_mois.ts'
import { cotisationsPatronalesPrimes } from './cotisations_patronales_primes.ts'
import { onssPatronal } from './onss_patronal.ts'
import { reductionStructurelle } from './reduction_structurelle.ts'
import {
  engagementTrimestre1,
  engagementTrimestre2,
  engagementTrimestre3,
  engagementTrimestre4,
} from './premiers_engagements.ts'
import { reductionPremiersEngagements } from './reduction_premiers_engagements.ts'
import { assuranceLoi } from './assurance_loi.ts'
import { remunerationsFixesTotal } from './remunerations_fixes_total.ts'
import { computeFraisEmployeur, fraisEmployeurRules } from './frais/index.ts'
import { fraisTotal } from './frais_total.ts'
import { computeVariablesEmployeur, variablesEmployeurRules } from './variables/index.ts'
import { remunerationsVariablesTotal } from './remunerations_variables_total.ts'
import { computeAvantagesEmployeur, avantagesEmployeurRules } from './avantages/index.ts'
import { computeMobiliteEmployeur, mobiliteEmployeurRules } from './mobilite/index.ts'
import { avantagesTotal } from './avantages_total.ts'
import { coutEmployeurAnnuel } from './cout_employeur_annuel.ts'
import { exclusionsTotal } from './exclusions_total.ts'
import { coutEmployeurAnnuelAvecExclusions } from './cout_employeur_annuel_avec_exclusions.ts'
import { cashFixesTotal } from './cash_fixes_total.ts'
import { cashFraisTotal } from './cash_frais_total.ts'
import { cashVariablesTotal } from './cash_variables_total.ts'
import { cashAvantagesTotal } from './cash_avantages_total.ts'
import { totalCashAnnuel } from './total_cash_annuel.ts'
import {
  reductionTrimestre1,
  reductionTrimestre2,
  reductionTrimestre3,
  reductionTrimestre4,
} from './reductions_trimestrielles.ts'

/** The year of the employer; reads the month and the year. */
export function computeEmployer(c: Sheet, law: Law): void {
  computeCotisationsPatronales(c, law)
  computeOnssPatronal(c, law)
  computeReductions(c, law)
  computePremiersEngagements(c, law)
  computeRemunerationsFixes(c, law)
  computeFraisEmployeur(c, law)
  c.fraisTotal = fraisTotal(c, law)
  computeVariablesEmployeur(c, law)
  c.remunerationsVariablesTotal = remunerationsVariablesTotal(c, law)
  computeAvantagesEmployeur(c, law)
  computeMobiliteEmployeur(c, law)
  computeTotaux(c, law)
}

/*
 * In parts: the compiler puts formulas in the place of their calls only up to a bound in each function.
 */

/** Contributions on the pay of a month. */
function computeCotisationsPatronales(c: Sheet, law: Law): void {
  c.cotisationBase = cotisationBase(c, law)
  c.cotisationDixTravailleurs = cotisationDixTravailleurs(c, law)
  c.cotisationFermeture = cotisationFermeture(c, law)
  c.cotisationFermetureSpeciale = cotisationFermetureSpeciale(c, law)
  c.cotisationChomage = cotisationChomage(c, law)
  c.cotisationAmiante = cotisationAmiante(c, law)
  c.cotisationAccidents = cotisationAccidents(c, law)
  c.cotisationFondsSectoriel = cotisationFondsSectoriel(c, law)
  c.cotisationPensionSectorielle = cotisationPensionSectorielle(c, law)
  c.cotisationEtudiants = cotisationEtudiants(c, law)
  c.cotisationsPatronalesMois = cotisationsPatronalesMois(c, law)
}

/** Contributions of the year. */
function computeOnssPatronal(c: Sheet, law: Law): void {
  c.cotisationsPatronalesPrimes = cotisationsPatronalesPrimes(c, law)
  c.onssPatronal = onssPatronal(c, law)
}

/** The structural reduction. */
function computeReductions(c: Sheet, law: Law): void {
  c.gammaParticulier = gammaParticulier(c, law)
  c.reductionTrimestre1 = reductionTrimestre1(c, law)
  c.reductionTrimestre2 = reductionTrimestre2(c, law)
  c.reductionTrimestre3 = reductionTrimestre3(c, law)
  c.reductionTrimestre4 = reductionTrimestre4(c, law)
  c.reductionStructurelle = reductionStructurelle(c, law)
}

/** The reduction of first hirings. */
function computePremiersEngagements(c: Sheet, law: Law): void {
  if (c.rangEngagement === 0) {
    c.engagementTrimestre1 = 0
    c.engagementTrimestre2 = 0
    c.engagementTrimestre3 = 0
    c.engagementTrimestre4 = 0
    c.reductionPremiersEngagements = 0
    return
  }
  c.engagementTrimestre1 = engagementTrimestre1(c, law)
  c.engagementTrimestre2 = engagementTrimestre2(c, law)
  c.engagementTrimestre3 = engagementTrimestre3(c, law)
  c.engagementTrimestre4 = engagementTrimestre4(c, law)
  c.reductionPremiersEngagements = reductionPremiersEngagements(c, law)
}

/** Fixed pay. */
function computeRemunerationsFixes(c: Sheet, law: Law): void {
  c.assuranceLoi = assuranceLoi(c, law)
  c.cotisationVacances = cotisationVacances(c, law)
  c.cotisationsSectorielles = cotisationsSectorielles(c, law)
  c.remunerationsFixesTotal = remunerationsFixesTotal(c, law)
}

/** Totals. */
function computeTotaux(c: Sheet, law: Law): void {
  c.avantagesTotal = avantagesTotal(c, law)
  c.coutEmployeurAnnuel = coutEmployeurAnnuel(c, law)
  c.exclusionsTotal = exclusionsTotal(c, law)
  c.coutEmployeurAnnuelAvecExclusions = coutEmployeurAnnuelAvecExclusions(c, law)
  c.cashFixesTotal = cashFixesTotal(c, law)
  c.cashFraisTotal = cashFraisTotal(c, law)
  c.cashVariablesTotal = cashVariablesTotal(c, law)
  c.cashAvantagesTotal = cashAvantagesTotal(c, law)
  c.totalCashAnnuel = totalCashAnnuel(c, law)
}

/** The same rules as a list, for explanations. */
export const employerRules: readonly Rule[] = [
  cotisationBase,
  cotisationDixTravailleurs,
  cotisationFermeture,
  cotisationFermetureSpeciale,
  cotisationChomage,
  cotisationAmiante,
  cotisationAccidents,
  cotisationFondsSectoriel,
  cotisationPensionSectorielle,
  cotisationEtudiants,
  cotisationsPatronalesMois,
  cotisationsPatronalesPrimes,
  onssPatronal,
  gammaParticulier,
  reductionTrimestre1,
  reductionTrimestre2,
  reductionTrimestre3,
  reductionTrimestre4,
  reductionStructurelle,
  engagementTrimestre1,
  engagementTrimestre2,
  engagementTrimestre3,
  engagementTrimestre4,
  reductionPremiersEngagements,
  assuranceLoi,
  cotisationVacances,
  cotisationsSectorielles,
  remunerationsFixesTotal,
  ...fraisEmployeurRules,
  fraisTotal,
  ...variablesEmployeurRules,
  remunerationsVariablesTotal,
  ...avantagesEmployeurRules,
  ...mobiliteEmployeurRules,
  avantagesTotal,
  coutEmployeurAnnuel,
  exclusionsTotal,
  coutEmployeurAnnuelAvecExclusions,
  cashFixesTotal,
  cashFraisTotal,
  cashVariablesTotal,
  cashAvantagesTotal,
  totalCashAnnuel,
]
