import type { Law } from '../../legislation/index.ts'
import type { Rule } from '../rule.ts'
import type { Sheet } from '../sheet.ts'
import { revenuAnnuelNormal } from './revenu_annuel_normal.ts'
import { tauxExceptionnelPecule } from './taux_exceptionnel_pecule.ts'
import { tauxExceptionnelAutres } from './taux_exceptionnel_autres.ts'
import { margeExoneration } from './marge_exoneration.ts'
import { tauxReductionEnfants } from './taux_reduction_enfants.ts'
import { doublePeculeBrut } from './double_pecule_brut.ts'
import { doublePeculeOnss } from './double_pecule_onss.ts'
import { doublePeculePrecompte } from './double_pecule_vacances_precompte.ts'
import { peculeCaisse } from './pecule_caisse.ts'
import { peculeCaisseRetenues } from './pecule_caisse_retenues.ts'
import { peculeCaissePrecompte } from './pecule_caisse_precompte.ts'
import { bonusAnnuelBrut } from './variables/bonus_annuel_brut.ts'
import { computePeculeVariable, peculeVariableRules } from './pecule_variable/index.ts'
import { doublePeculeVacances } from './double_pecule_vacances.ts'
import { primeFinAnneeBrute } from './prime_fin_annee_brute.ts'
import { primeFinAnneeOnss } from './prime_fin_annee_onss.ts'
import { primeFinAnneePrecompte } from './prime_fin_annee_precompte.ts'
import { primeFinAnnee } from './prime_fin_annee.ts'
import { primeFinAnneeDeclaree } from './prime_fin_annee_declaree.ts'
import { primeFinAnneeEmployeur } from './prime_fin_annee_employeur.ts'
import { primeSectorielleBrute } from './prime_sectorielle_brute.ts'
import { primeSectorielleOnss } from './prime_sectorielle_onss.ts'
import { primeSectoriellePrecompte } from './prime_sectorielle_precompte.ts'
import { primeSectorielle } from './prime_sectorielle.ts'
import { salaireNetAnnuel } from './salaire_net_annuel.ts'
import { salaireBrutAnnuel } from './salaire_brut_annuel.ts'
import { computeVariablesAnnee, variablesAnneeRules } from './variables/index.ts'
import { computeChequesAnnee, chequesAnneeRules } from './cheques/index.ts'
import { computeMobiliteAnnee, mobiliteAnneeRules } from './mobilite/index.ts'
import {
  csssTrimestre1,
  csssTrimestre2,
  csssTrimestre3,
  csssTrimestre4,
} from './csss_trimestres.ts'
import { csssAnnuelle } from './csss_annuelle.ts'
import { csssComplement } from './csss_complement.ts'
import { remunerationAnnuelle } from './remuneration_annuelle.ts'

/** The year of the worker; reads the month. */
export function computeYear(c: Sheet, law: Law): void {
  computeTauxExceptionnels(c, law)
  computeDoublePecule(c, law)
  computePrimeFinAnnee(c, law)
  computePrimeSectorielle(c, law)
  c.salaireBrutAnnuel = salaireBrutAnnuel(c, law)
  c.bonusAnnuelBrut = bonusAnnuelBrut(c, law)
  computePeculeVariable(c, law)
  computeVariablesAnnee(c, law)
  computePeculeEtNet(c, law)
  computeChequesAnnee(c, law)
  computeMobiliteAnnee(c, law)
  computeCsssAnnee(c, law)
  c.remunerationAnnuelle = remunerationAnnuelle(c, law)
}

/*
 * In parts: the compiler puts formulas in the place of their calls only up to a bound in each function.
 */

/** At which rates what is paid once a year is taxed. */
function computeTauxExceptionnels(c: Sheet, law: Law): void {
  c.revenuAnnuelNormal = revenuAnnuelNormal(c, law)
  c.tauxExceptionnelPecule = tauxExceptionnelPecule(c, law)
  c.tauxExceptionnelAutres = tauxExceptionnelAutres(c, law)
  c.margeExoneration = margeExoneration(c, law)
  c.tauxReductionEnfants = tauxReductionEnfants(c, law)
}

/** Double holiday pay. */
function computeDoublePecule(c: Sheet, law: Law): void {
  c.doublePeculeBrut = doublePeculeBrut(c, law)
  c.doublePeculeOnss = doublePeculeOnss(c, law)
  c.doublePeculePrecompte = doublePeculePrecompte(c, law)
}

/** The year-end premium. */
function computePrimeFinAnnee(c: Sheet, law: Law): void {
  c.primeFinAnneeBrute = primeFinAnneeBrute(c, law)
  c.primeFinAnneeOnss = primeFinAnneeOnss(c, law)
  c.primeFinAnneePrecompte = primeFinAnneePrecompte(c, law)
  c.primeFinAnnee = primeFinAnnee(c, law)
  c.primeFinAnneeDeclaree = primeFinAnneeDeclaree(c, law)
  c.primeFinAnneeEmployeur = primeFinAnneeEmployeur(c, law)
}

/** The premium of the sector. */
function computePrimeSectorielle(c: Sheet, law: Law): void {
  c.primeSectorielleBrute = primeSectorielleBrute(c, law)
  c.primeSectorielleOnss = primeSectorielleOnss(c, law)
  c.primeSectoriellePrecompte = primeSectoriellePrecompte(c, law)
  c.primeSectorielle = primeSectorielle(c, law)
}

/** Holiday pay, that of the fund too, and the net pay of twelve months. */
function computePeculeEtNet(c: Sheet, law: Law): void {
  c.peculeCaisse = peculeCaisse(c, law)
  c.peculeCaisseRetenues = peculeCaisseRetenues(c, law)
  c.peculeCaissePrecompte = peculeCaissePrecompte(c, law)
  c.doublePeculeVacances = doublePeculeVacances(c, law)
  c.salaireNetAnnuel = salaireNetAnnuel(c, law)
}

/** The special contribution of the quarters and of the year. */
function computeCsssAnnee(c: Sheet, law: Law): void {
  c.csssTrimestre1 = csssTrimestre1(c, law)
  c.csssTrimestre2 = csssTrimestre2(c, law)
  c.csssTrimestre3 = csssTrimestre3(c, law)
  c.csssTrimestre4 = csssTrimestre4(c, law)
  c.csssAnnuelle = csssAnnuelle(c, law)
  c.csssComplement = csssComplement(c, law)
}

/** The same rules as a list, for explanations. */
export const yearRules: readonly Rule[] = [
  revenuAnnuelNormal,
  tauxExceptionnelPecule,
  tauxExceptionnelAutres,
  margeExoneration,
  tauxReductionEnfants,
  doublePeculeBrut,
  doublePeculeOnss,
  doublePeculePrecompte,
  primeFinAnneeBrute,
  primeFinAnneeOnss,
  primeFinAnneePrecompte,
  primeFinAnnee,
  primeFinAnneeDeclaree,
  primeFinAnneeEmployeur,
  primeSectorielleBrute,
  primeSectorielleOnss,
  primeSectoriellePrecompte,
  primeSectorielle,
  salaireBrutAnnuel,
  bonusAnnuelBrut,
  ...peculeVariableRules,
  ...variablesAnneeRules,
  peculeCaisse,
  peculeCaisseRetenues,
  peculeCaissePrecompte,
  doublePeculeVacances,
  salaireNetAnnuel,
  ...chequesAnneeRules,
  ...mobiliteAnneeRules,
  csssTrimestre1,
  csssTrimestre2,
  csssTrimestre3,
  csssTrimestre4,
  csssAnnuelle,
  csssComplement,
  remunerationAnnuelle,
]
