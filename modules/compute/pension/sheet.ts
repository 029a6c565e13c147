import type { Cents, Ppm } from '../engine/money.ts'
import type { RuleUnit } from '../engine/rule.ts'

/**
 * The working sheet of a pension of the second pillar: what is told of the person and the plan, then what the law allows,
 * what is built and what is due on it. Amounts are cents, of a year where they are paid.
 */
export class PensionSheet {
  // Told
  /** Years until the pension begins. */
  anneesFutures = 0
  /** Its age at that end. */
  agePension = 0
  /** Years in this company until now, and as a worker elsewhere. */
  anneesPassees = 0
  anneesAilleurs = 0
  /** Of the past years, those of self-employed work before 2021. */
  anneesAvant2021 = 0
  /** 1 indexed, 2 with a part for the spouse, 3 both; 0 where the coefficient is told. */
  formeRente = 0
  coefficientDonne: Ppm = 0
  reserves: Cents = 0
  autresCapitaux: Cents = 0
  rendement: Ppm = 0
  /** A year; 0 where it is estimated. */
  pensionLegaleDonnee: Cents = 0
  /** Pay of a year above which no statutory pension is built; 0 where it is not told. */
  plafondPensionLegale: Cents = 0
  /** What Sigedis told: all annuities that were built, the reserves that were added in the year, years of career. */
  rentesAcquises: Cents = 0
  augmentationReserves: Cents = 0
  anneesCarriere = 0
  // What the payslip tells
  independant = 0
  remunerationNormale: Cents = 0
  primePension: Cents = 0
  taxePension: Cents = 0
  onssPension: Cents = 0
  partPersonnelle: Cents = 0
  /** Of a plan by age: what the premiums of all years are worth at its end, each by the age that is reached in it. */
  capitalPrimesAge: Cents = 0

  coutPension: Cents = 0
  reductionPersonnelle: Cents = 0
  pensionLegaleEstimee: Cents = 0
  renteMaximale: Cents = 0
  anneesRegle = 0
  coefficientPension: Ppm = 0
  capitalMaximal: Cents = 0
  facteurReserves: Ppm = 0
  facteurPrimes: Ppm = 0
  capitalProjete: Cents = 0
  depassementCapital: Cents = 0
  primeMaximale: Cents = 0
  primeNonDeductible: Cents = 0
  rattrapage: Cents = 0
  objectifPension: Cents = 0
  cotisationWijninckx: Cents = 0
}

export type PensionField = keyof PensionSheet & string

/** The unit of each field that is not an amount in cents. */
export const PENSION_UNITS: Readonly<Partial<Record<PensionField, RuleUnit>>> = Object.freeze({
  anneesFutures: 'count',
  agePension: 'count',
  anneesPassees: 'count',
  anneesAilleurs: 'count',
  anneesAvant2021: 'count',
  formeRente: 'count',
  coefficientDonne: 'ppm',
  rendement: 'ppm',
  anneesCarriere: 'count',
  independant: 'count',
  anneesRegle: 'count',
  coefficientPension: 'ppm',
  facteurReserves: 'ppm',
  facteurPrimes: 'ppm',
})
