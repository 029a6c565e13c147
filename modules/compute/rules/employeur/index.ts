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
import { cotisationsPatronalesMois } from './cotisations_patronales_mois.ts'
import { cotisationsPatronalesPrimes } from './cotisations_patronales_primes.ts'
import { onssPatronal } from './onss_patronal.ts'
import {
  reductionTrimestre1,
  reductionTrimestre2,
  reductionTrimestre3,
  reductionTrimestre4,
} from './reductions_trimestrielles.ts'
import { reductionStructurelle } from './reduction_structurelle.ts'
import { assuranceLoi } from './assurance_loi.ts'
import { coutEmployeurAnnuel } from './cout_employeur_annuel.ts'

/** The year of the employer; reads the month and the year. */
export function computeEmployer(c: Sheet, law: Law): void {
  c.cotisationBase = cotisationBase(c, law)
  c.cotisationDixTravailleurs = cotisationDixTravailleurs(c, law)
  c.cotisationFermeture = cotisationFermeture(c, law)
  c.cotisationFermetureSpeciale = cotisationFermetureSpeciale(c, law)
  c.cotisationChomage = cotisationChomage(c, law)
  c.cotisationAmiante = cotisationAmiante(c, law)
  c.cotisationAccidents = cotisationAccidents(c, law)
  c.cotisationFondsSectoriel = cotisationFondsSectoriel(c, law)
  c.cotisationsPatronalesMois = cotisationsPatronalesMois(c, law)
  c.cotisationsPatronalesPrimes = cotisationsPatronalesPrimes(c, law)
  c.onssPatronal = onssPatronal(c, law)
  c.reductionTrimestre1 = reductionTrimestre1(c, law)
  c.reductionTrimestre2 = reductionTrimestre2(c, law)
  c.reductionTrimestre3 = reductionTrimestre3(c, law)
  c.reductionTrimestre4 = reductionTrimestre4(c, law)
  c.reductionStructurelle = reductionStructurelle(c, law)
  c.assuranceLoi = assuranceLoi(c, law)
  c.coutEmployeurAnnuel = coutEmployeurAnnuel(c, law)
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
  cotisationsPatronalesMois,
  cotisationsPatronalesPrimes,
  onssPatronal,
  reductionTrimestre1,
  reductionTrimestre2,
  reductionTrimestre3,
  reductionTrimestre4,
  reductionStructurelle,
  assuranceLoi,
  coutEmployeurAnnuel,
]
