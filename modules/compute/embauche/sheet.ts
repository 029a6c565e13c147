import type { Cents, Ppm } from '../engine/money.ts'
import type { RuleUnit } from '../engine/rule.ts'

/**
 * The working sheet of what an employer is given for who is hired, in the first twelve months: what is told of the person
 * and the company, then every aid. Amounts are cents; yes and no are 1 and 0.
 */
export class EmbaucheSheet {
  /** Where the work is: 1 Brussels, 2 Wallonia, 3 Flanders; 0 not told. Where the person lives, alike. */
  regionTravail = 0
  regionDomicile = 0
  /** In years at the end of the quarter of the hiring; 0 not told. */
  age = 0
  /** Months out of work and registered, before the hiring. */
  moisSansEmploi = 0
  /** 1 without more than a diploma of secondary school. */
  peuQualifie = 0
  recherche = 0
  /** 1 shifts or night, 2 work that goes on without a break. */
  equipes = 0
  /** 1 a small company in its first years, 2 a micro one. */
  starter = 0
  // What the payslip tells
  fractionOccupation = 0
  imposableMois: Cents = 0
  precompteDuMois: Cents = 0
  coutEmployeurAnnuel: Cents = 0
  /** µ × β of the target-group reductions. */
  facteurPrestation: Ppm = 0
  /** Pay of each quarter with its premiums, at full time, and what the structural reduction leaves of the base contribution. */
  salaireTrimestre1: Cents = 0
  salaireTrimestre2: Cents = 0
  salaireTrimestre3: Cents = 0
  salaireTrimestre4: Cents = 0
  resteTrimestre1: Cents = 0
  resteTrimestre2: Cents = 0
  resteTrimestre3: Cents = 0
  resteTrimestre4: Cents = 0

  reductionAge: Cents = 0
  allocationEmbauche: Cents = 0
  allocationSuivante: Cents = 0
  dispenseRecherche: Cents = 0
  dispenseEquipes: Cents = 0
  dispenseStarter: Cents = 0
  aidesEmbauche: Cents = 0
  coutApresAides: Cents = 0
}

export type EmbaucheField = keyof EmbaucheSheet & string

/** The unit of each field that is not an amount in cents. */
export const EMBAUCHE_UNITS: Readonly<Partial<Record<EmbaucheField, RuleUnit>>> = Object.freeze({
  regionTravail: 'count',
  regionDomicile: 'count',
  age: 'count',
  moisSansEmploi: 'count',
  peuQualifie: 'count',
  recherche: 'count',
  equipes: 'count',
  starter: 'count',
  fractionOccupation: 'hundredths',
  facteurPrestation: 'ppm',
})
