import type { Cents, Ppm } from '../engine/money.ts'
import type { RuleUnit } from '../engine/rule.ts'

/**
 * The working sheet of a dismissal by the employer: seniority and the pay of the year on top, then every line. Amounts are
 * cents, not negative; yes and no are 1 and 0; what `semaines…` counts in weeks is hundredths.
 */
export class PreavisSheet {
  // The contract
  travailleurManuel = 0
  /** 1 where the contract began before 2014: two parts. */
  avant2014 = 0
  /** 1 where it began before 2012. */
  avant2012 = 0
  /** 1 where the employee had more than the pay of the law at the end of 2013. */
  superieur2013 = 0
  /** Whole months of seniority, of the second part since 2014. */
  moisAnciennete = 0
  /** Whole months until the end of 2013, and those that had begun by then. */
  moisAvant2014 = 0
  moisEntames2013 = 0
  /** Days of the first part as the sector has them; 0 where none were told. */
  joursSecteur = 0
  /** 1 where the contract began under the Act of 3 June 2026, and under that of the longest notice. */
  debutRecent = 0
  debutPlafonne = 0
  /** 1 where the notice is paid in place of being worked. */
  indemnise = 0
  /** Hours of the week as a share of those of full time. */
  fractionContrat: Ppm = 0
  /** Of who is taxed: dependent children, and 1 for a non-resident of scale III. */
  enfants = 0
  nonResident = 0

  // The pay of a year
  salaireAnnee: Cents = 0
  peculeDoubleAnnee: Cents = 0
  primesAnnee: Cents = 0
  variablesAnnee: Cents = 0
  avantagesAnnee: Cents = 0
  autresAvantages: Cents = 0
  /** What the employer bears in a year. */
  coutAnnee: Cents = 0

  // Holiday pay
  brutAnneeEnCours: Cents = 0
  brutAnneePrecedente: Cents = 0
  /** Days of leave of this year that were not taken, of those of a full year, in hundredths. */
  joursRestants = 0
  joursVacances = 0
  doubleDu = 0
  /** Months of this year until the end, in hundredths, and the year-end premium of a whole year. */
  moisAnneeFin = 0
  primeAnnuelle: Cents = 0
  tauxPecule: Ppm = 0
  tauxCotisationPersonnelle: Ppm = 0

  // Weeks
  moisPartie1 = 0
  joursPartie1 = 0
  semainesPartie2 = 0
  semainesPreavis = 0
  // The indemnity
  remunerationReference: Cents = 0
  indemnitePartie1: Cents = 0
  indemnitePartie2: Cents = 0
  deductionReclassement: Cents = 0
  indemnitePreavis: Cents = 0
  // What is left of it
  retenuesIndemnite: Cents = 0
  imposableReference: Cents = 0
  imposableDouzieme: Cents = 0
  /** What the scale of a month takes of that, from the payslip's own lines. */
  impotDouzieme: Cents = 0
  tauxDedit: Ppm = 0
  exonerationDedit: Cents = 0
  precompteIndemnite: Cents = 0
  indemniteNette: Cents = 0
  cotisationsIndemnite: Cents = 0
  cotisationCompensation: Cents = 0
  reclassement: Cents = 0
  // The notice that is worked
  coutPreavisPreste: Cents = 0
  // Holiday pay on leaving
  peculeSortieSimple: Cents = 0
  peculeSortieDouble: Cents = 0
  peculeSortieComplementaire: Cents = 0
  peculeSortie: Cents = 0
  cotisationsPeculeSortie: Cents = 0
  retenuesPeculeSortie: Cents = 0
  precomptePeculeSortie: Cents = 0
  peculeSortieNet: Cents = 0
  // The year-end premium
  primeSortie: Cents = 0
  cotisationsPrimeSortie: Cents = 0
  coutDepart: Cents = 0
}

export type PreavisField = keyof PreavisSheet & string

/** The unit of each field that is not an amount in cents. */
export const PREAVIS_UNITS: Readonly<Partial<Record<PreavisField, RuleUnit>>> = Object.freeze({
  travailleurManuel: 'count',
  avant2014: 'count',
  avant2012: 'count',
  superieur2013: 'count',
  moisAnciennete: 'count',
  moisAvant2014: 'count',
  moisEntames2013: 'count',
  joursSecteur: 'count',
  debutRecent: 'count',
  debutPlafonne: 'count',
  indemnise: 'count',
  fractionContrat: 'ppm',
  enfants: 'count',
  nonResident: 'count',
  tauxDedit: 'ppm',
  joursRestants: 'hundredths',
  joursVacances: 'count',
  doubleDu: 'count',
  moisAnneeFin: 'hundredths',
  tauxPecule: 'ppm',
  tauxCotisationPersonnelle: 'ppm',
  moisPartie1: 'count',
  joursPartie1: 'count',
  semainesPartie2: 'count',
  semainesPreavis: 'hundredths',
})
