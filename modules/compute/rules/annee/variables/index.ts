import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { bonusAnnuelOnssPersonnel } from './bonus_annuel_onss_personnel.ts'
import { bonusAnnuelPrecompte } from './bonus_annuel_precompte.ts'
import { bonusAnnuel } from './bonus_annuel.ts'
import { warrantsMaximum } from './warrants_maximum.ts'
import { warrantsBruts } from './warrants_bruts.ts'
import { warrantsPrecompte } from './warrants_precompte.ts'
import { warrants } from './warrants.ts'
import { flexWarrantsPrecompte } from './flex_warrants_precompte.ts'
import { flexWarrants } from './flex_warrants.ts'
import { epargnePensionPrecompte } from './epargne_pension_precompte.ts'
import { epargnePension } from './epargne_pension.ts'
import { primeBeneficiaireBrute } from './prime_beneficiaire_brute.ts'
import { primeBeneficiaireSolidarite } from './prime_beneficiaire_solidarite.ts'
import { primeBeneficiaireImpot } from './prime_beneficiaire_impot.ts'
import { primeBeneficiaire } from './prime_beneficiaire.ts'
import { cct90OnssPersonnel } from './cct90_onss_personnel.ts'
import { cct90Excedent } from './cct90_excedent.ts'
import { cct90Imposable } from './cct90_imposable.ts'
import { cct90Precompte } from './cct90_precompte.ts'
import { cct90 } from './cct90.ts'
import { stockOptionsAvantage } from './stock_options_avantage.ts'
import { stockOptionsPrecompte } from './stock_options_precompte.ts'

/** Variable pay of the year, savings and equity, gross and net; the gross bonus stands before, for its holiday pay. */
export function computeVariablesAnnee(c: Sheet, law: Law): void {
  computeBonusEtWarrants(c, law)
  computeEpargneEtPrime(c, law)
  computeCct90EtOptions(c, law)
}

/** Bonus and warrants. */
function computeBonusEtWarrants(c: Sheet, law: Law): void {
  c.bonusAnnuelOnssPersonnel = bonusAnnuelOnssPersonnel(c, law)
  c.bonusAnnuelPrecompte = bonusAnnuelPrecompte(c, law)
  c.bonusAnnuel = bonusAnnuel(c, law)
  c.warrantsMaximum = warrantsMaximum(c, law)
  computeWarrants(c, law)
}

/** Warrants, given and chosen. */
function computeWarrants(c: Sheet, law: Law): void {
  if (c.warrantsMontant === 0 && c.warrantsPourcent === 0 && c.flexWarrantsBruts === 0) {
    c.warrantsBruts = 0
    c.warrantsPrecompte = 0
    c.warrants = 0
    c.flexWarrantsPrecompte = 0
    c.flexWarrants = 0
    return
  }
  c.warrantsBruts = warrantsBruts(c, law)
  c.warrantsPrecompte = warrantsPrecompte(c, law)
  c.warrants = warrants(c, law)
  c.flexWarrantsPrecompte = flexWarrantsPrecompte(c, law)
  c.flexWarrants = flexWarrants(c, law)
}

/** Pension savings and the premium of a share in the profit. */
function computeEpargneEtPrime(c: Sheet, law: Law): void {
  if (
    c.epargnePensionBrute === 0 &&
    c.primeBeneficiaireMontant === 0 &&
    c.primeBeneficiairePourcent === 0
  ) {
    c.epargnePensionPrecompte = 0
    c.epargnePension = 0
    c.primeBeneficiaireBrute = 0
    c.primeBeneficiaireSolidarite = 0
    c.primeBeneficiaireImpot = 0
    c.primeBeneficiaire = 0
    return
  }
  c.epargnePensionPrecompte = epargnePensionPrecompte(c, law)
  c.epargnePension = epargnePension(c, law)
  c.primeBeneficiaireBrute = primeBeneficiaireBrute(c, law)
  c.primeBeneficiaireSolidarite = primeBeneficiaireSolidarite(c, law)
  c.primeBeneficiaireImpot = primeBeneficiaireImpot(c, law)
  c.primeBeneficiaire = primeBeneficiaire(c, law)
}

/** Bonuses of CCT 90, and options on shares. */
function computeCct90EtOptions(c: Sheet, law: Law): void {
  if (c.cct90Brut === 0 && c.stockOptionsValeur === 0) {
    c.cct90OnssPersonnel = 0
    c.cct90Excedent = 0
    c.cct90Imposable = 0
    c.cct90Precompte = 0
    c.cct90 = 0
    c.stockOptionsAvantage = 0
    c.stockOptionsPrecompte = 0
    return
  }
  c.cct90OnssPersonnel = cct90OnssPersonnel(c, law)
  c.cct90Excedent = cct90Excedent(c, law)
  c.cct90Imposable = cct90Imposable(c, law)
  c.cct90Precompte = cct90Precompte(c, law)
  c.cct90 = cct90(c, law)
  c.stockOptionsAvantage = stockOptionsAvantage(c, law)
  c.stockOptionsPrecompte = stockOptionsPrecompte(c, law)
}

/** The same rules as a list, for explanations. */
export const variablesAnneeRules: readonly Rule[] = [
  bonusAnnuelOnssPersonnel,
  bonusAnnuelPrecompte,
  bonusAnnuel,
  warrantsMaximum,
  warrantsBruts,
  warrantsPrecompte,
  warrants,
  flexWarrantsPrecompte,
  flexWarrants,
  epargnePensionPrecompte,
  epargnePension,
  primeBeneficiaireBrute,
  primeBeneficiaireSolidarite,
  primeBeneficiaireImpot,
  primeBeneficiaire,
  cct90OnssPersonnel,
  cct90Excedent,
  cct90Imposable,
  cct90Precompte,
  cct90,
  stockOptionsAvantage,
  stockOptionsPrecompte,
]
