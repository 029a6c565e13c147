import type { ImpotSheet } from '../../impot/index.ts'
import type { Law } from '../../legislation/index.ts'
import { payeParEmployeur } from '../../rules/assiette.ts'
import type { Sheet } from '../../rules/index.ts'

const MONTHS = 12

/**
 * What a computed package pays in its year, on the sheet of the tax. Taxed apart and left out: the exempt part of CCT 90
 * bonuses, profit premiums, copyright income, the balance of a mobility budget. What no tax falls on (vouchers, expenses)
 * never was in the taxable pay of a month.
 */
export function incomeOfYear(of: Sheet, law: Law, c: ImpotSheet): void {
  const ofYear = (month: number) => payeParEmployeur(MONTHS * month, of, law)
  c.imposableMois = ofYear(of.imposable - of.droitsAuteurBruts)
  c.imposablePecules =
    of.doublePeculeBrut +
    of.doublePeculeOnss +
    of.peculeCaisse +
    of.peculeCaisseRetenues +
    of.simplePeculeVariable +
    of.doublePeculeVariable +
    of.peculeVariableOnssPersonnel
  c.imposablePrimes =
    of.primeFinAnneeBrute +
    of.primeFinAnneeOnss +
    of.primeSectorielleBrute +
    of.primeSectorielleOnss
  c.imposableVariables =
    of.bonusAnnuelBrut +
    of.bonusAnnuelOnssPersonnel +
    of.warrantsBruts +
    of.flexWarrantsBruts +
    of.epargnePensionBrute +
    of.cct90Imposable +
    of.stockOptionsAvantage
  c.precompteMois = ofYear(0 - of.precompteProfessionnel)
  c.precompteExceptionnel = 0 - exceptional(of)
  c.cotisationSpecialeRetenue = 0 - of.csssAnnuelle
  c.bonusEmploiAnnee = ofYear(of.bonusEmploi)
  c.bonusEmploiVoletBAnnee = ofYear(of.bonusEmploiVoletB)
  c.partAssuranceGroupe = MONTHS * of.cotisationAG
}

/** The tax withheld from what is paid once, as what is taken off. */
function exceptional(of: Sheet): number {
  return (
    of.doublePeculePrecompte +
    of.peculeCaissePrecompte +
    of.peculeVariablePrecompte +
    of.primeFinAnneePrecompte +
    of.primeSectoriellePrecompte +
    of.bonusAnnuelPrecompte +
    of.warrantsPrecompte +
    of.flexWarrantsPrecompte +
    of.epargnePensionPrecompte +
    of.cct90Precompte +
    of.stockOptionsPrecompte
  )
}

/** What is paid out in the year: the tax withheld on options is, and the payslip's year leaves options out. */
export function netOfYear(of: Sheet): number {
  return of.remunerationAnnuelle + of.stockOptionsPrecompte
}

/** Gross pay in money, and what is withheld from it in the year beside the special contribution, in cents. */
export function moneyOfYear(
  of: Sheet,
  law: Law
): { brut: number; cotisations: number; precompteDistinct: number } {
  const ofYear = (month: number) => payeParEmployeur(MONTHS * month, of, law)
  const brut =
    ofYear(of.salaireBrutTotalWorker + of.allocationsExtra) +
    of.doublePeculeBrut +
    of.peculeCaisse +
    of.simplePeculeVariable +
    of.doublePeculeVariable +
    of.primeFinAnneeBrute +
    of.primeSectorielleBrute +
    of.bonusAnnuelBrut +
    of.warrantsBruts +
    of.flexWarrantsBruts +
    of.epargnePensionBrute +
    of.cct90Brut +
    of.primeBeneficiaireBrute
  const cotisations =
    ofYear(0 - of.onss - of.bonusEmploi) -
    of.doublePeculeOnss -
    of.peculeCaisseRetenues -
    of.peculeVariableOnssPersonnel -
    of.primeFinAnneeOnss -
    of.primeSectorielleOnss -
    of.bonusAnnuelOnssPersonnel -
    of.cct90OnssPersonnel -
    of.primeBeneficiaireSolidarite
  return {
    brut,
    cotisations,
    precompteDistinct: 0 - MONTHS * of.precompteMobilier - of.primeBeneficiaireImpot,
  }
}
