import type { Cents, Ppm } from '../engine/money.ts'
import type { RuleUnit } from '../engine/rule.ts'

/**
 * The working sheet of a director's year: what is told of the person and the company, then contributions, what is left and
 * the company's side. Amounts are cents of a year; yes and no are 1 and 0.
 */
export class DirigeantSheet {
  /** Rent that the company pays the director for a building, and its cadastral income before any index. */
  loyer: Cents = 0
  revenuCadastral: Cents = 0
  /** What the social insurance fund asks on top of each contribution. */
  tauxFraisGestion: Ppm = 0
  /** 1 where the company pays the contributions, as a benefit of the director. */
  cotisationsParSociete = 0
  /** The company's profit before what this director costs it, and 1 where it was told. */
  benefice: Cents = 0
  beneficeConnu = 0
  petiteSociete = 0
  /** 1 in the first four taxable periods. */
  jeuneSociete = 0
  // What the payslip tells of twelve months
  remunerationImposable: Cents = 0
  /** Benefits in kind that are valued by flat amounts. */
  avantagesForfaitaires: Cents = 0
  coutPackage: Cents = 0
  netPackage: Cents = 0
  // What the assessment tells
  impotDirigeant: Cents = 0
  precompteDirigeant: Cents = 0

  plafondLoyer: Cents = 0
  loyerRequalifie: Cents = 0
  revenuReference: Cents = 0
  cotisationTrimestre: Cents = 0
  cotisationsIndependant: Cents = 0
  fraisGestion: Cents = 0
  cotisationsSociete: Cents = 0
  cotisationsPersonnelles: Cents = 0
  remunerationTotale: Cents = 0
  revenuApresCotisations: Cents = 0
  soldeDirigeant: Cents = 0
  resteDirigeant: Cents = 0
  coutSociete: Cents = 0
  beneficeImposable: Cents = 0
  manqueRemuneration: Cents = 0
  excesAvantages: Cents = 0
  tauxReduitSociete = 0
  impotSociete: Cents = 0
  beneficeNet: Cents = 0
  dividendeOrdinaire: Cents = 0
  dividendeVvprBis: Cents = 0
  dividendeReserve: Cents = 0
}

export type DirigeantField = keyof DirigeantSheet & string

/** The unit of each field that is not an amount in cents. */
export const DIRIGEANT_UNITS: Readonly<Partial<Record<DirigeantField, RuleUnit>>> = Object.freeze({
  tauxFraisGestion: 'ppm',
  cotisationsParSociete: 'count',
  beneficeConnu: 'count',
  petiteSociete: 'count',
  jeuneSociete: 'count',
  tauxReduitSociete: 'count',
})
