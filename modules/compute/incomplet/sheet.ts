import type { Cents, Ppm } from '../engine/money.ts'
import type { RuleUnit } from '../engine/rule.ts'

/**
 * The working sheet of one month that is not worked whole: its days on top, what the payslip has for the month and for
 * what is left of it, then every line. Amounts are cents; yes and no are 1 and 0.
 */
export class IncompletSheet {
  /** 1 for an employee whose contract lasts less than three months: guaranteed pay goes by periods, as a manual worker's. */
  contratCourt = 0
  /** The exemption of the withholding: its place in `DISPENSES_DU_MOIS`, from 1; 0 none. */
  dispense = 0

  // Days of the schedule in the month
  joursOuvrables = 0
  joursPrestes = 0
  joursPleins = 0
  joursReduits = 0
  joursCompletes = 0
  // Days that the mutual pays, six a week
  joursIndemnises = 0
  joursSolidarite = 0

  // The month as it is agreed, and with these days
  salaireMois: Cents = 0
  cotisationsNormales: Cents = 0
  precompteNormal: Cents = 0
  specialeNormale: Cents = 0
  employeurNormal: Cents = 0
  reductionNormale: Cents = 0
  netNormal: Cents = 0
  imposableNormal: Cents = 0
  imposableIncomplet: Cents = 0
  cotisationsIncomplet: Cents = 0
  precompteIncomplet: Cents = 0
  specialeIncomplet: Cents = 0
  employeurIncomplet: Cents = 0
  /** Below zero where the days that are missing cost more of the quarter's reduction than the month had. */
  reductionIncomplet: Cents = 0

  // What a year gives, and its months
  primeAnnuelle: Cents = 0
  moisPrime = 0
  ecoChequesAnnee: Cents = 0
  moisEcoCheques = 0

  // Fewer hours of work: the settlement of December
  brutExercice: Cents = 0
  simplePaye: Cents = 0
  doublePaye: Cents = 0
  tauxPecule: Ppm = 0
  tauxCotisationPersonnelle: Ppm = 0
  cotisationsDecompte: Cents = 0

  // Pay
  salairePreste: Cents = 0
  salaireGaranti: Cents = 0
  salaireReduit: Cents = 0
  complementMaladie: Cents = 0
  brutIncomplet: Cents = 0
  // The worker
  netIncomplet: Cents = 0
  indemniteJour: Cents = 0
  indemniteMutuelle: Cents = 0
  // The employer
  cotisationSolidarite: Cents = 0
  dispenseIncomplet: Cents = 0
  dispenseNormale: Cents = 0
  coutIncomplet: Cents = 0
  coutNormal: Cents = 0
  differenceCout: Cents = 0
  // By the months of the year
  primeAuProrata: Cents = 0
  ecoChequesAuProrata: Cents = 0
  // December
  decompteSimple: Cents = 0
  decompteDouble: Cents = 0
  retenuesDecompte: Cents = 0
  precompteDecompte: Cents = 0
  decompteNet: Cents = 0
}

export type IncompletField = keyof IncompletSheet & string

/** The unit of each field that is not an amount in cents. */
export const INCOMPLET_UNITS: Readonly<Partial<Record<IncompletField, RuleUnit>>> = Object.freeze({
  contratCourt: 'count',
  dispense: 'count',
  joursOuvrables: 'count',
  joursPrestes: 'count',
  joursPleins: 'count',
  joursReduits: 'count',
  joursCompletes: 'count',
  joursIndemnises: 'count',
  joursSolidarite: 'count',
  moisPrime: 'hundredths',
  moisEcoCheques: 'hundredths',
  tauxPecule: 'ppm',
  tauxCotisationPersonnelle: 'ppm',
})
