import type { Cents, Ppm } from '../engine/money.ts'
import type { RuleUnit } from '../engine/rule.ts'

/**
 * The working sheet of the hours of one month beside those that are agreed: what was told, what the month withholds
 * with and without them, then every line. Amounts are cents, not negative; yes and no are 1 and 0; hours are hundredths.
 */
export class PrestationsSheet {
  /** Gross pay of an hour, in ten-thousandths of a euro. */
  horaire = 0
  /** The hours of the month that are agreed: of the week, thirteen weeks for three months. */
  heuresMois = 0

  // What was told
  heuresSup20 = 0
  heuresSup50 = 0
  heuresSup100 = 0
  heuresNettes = 0
  /** Hours earlier in the year of which tax was already relieved. */
  heuresAvantageesAnnee = 0
  /** Which number of hours a year tax favours: 0 the ordinary one, 1 buildings, 2 hotels and restaurants. */
  plafondParticulier = 0
  heuresNuit = 0
  primeNuitTaux: Ppm = 0
  cinquanteAns = 0
  heuresEquipe = 0
  primeEquipeTaux: Ppm = 0
  heuresDimanche = 0
  primeDimancheTaux: Ppm = 0
  heuresFerie = 0
  primeFerieTaux: Ppm = 0
  /** The exemption of the employer that is asked for: 0 none, 1 night, 2 shifts, 3 without a break. */
  regime = 0
  /** 1 where the premium stands in an agreement, the work rules or the contract. */
  primePrevue = 0

  // What the pay of the hours moves in the month, from two computations of it
  cotisationsTravailleur: Cents = 0
  precompteSansReduction: Cents = 0
  precompteMois: Cents = 0
  cotisationSpecialePrestations: Cents = 0
  cotisationsEmployeur: Cents = 0
  imposableMois: Cents = 0

  // Pay
  baseSup20: Cents = 0
  baseSup50: Cents = 0
  baseSup100: Cents = 0
  sursalaires: Cents = 0
  salaireHeuresSup: Cents = 0
  primeNuit: Cents = 0
  primeEquipe: Cents = 0
  primeDimanche: Cents = 0
  primeFerie: Cents = 0
  brutPrestations: Cents = 0
  salaireHeuresNettes: Cents = 0
  // The worker
  heuresPlafond = 0
  heuresAvantagees = 0
  reductionHeuresSup: Cents = 0
  precomptePrestations: Cents = 0
  netPrestations: Cents = 0
  // The employer
  dispenseHeuresSup: Cents = 0
  dispenseNuitEquipe: Cents = 0
  coutPrestations: Cents = 0
}

export type PrestationsField = keyof PrestationsSheet & string

/** The unit of each field that is not an amount in cents. */
export const PRESTATIONS_UNITS: Readonly<Partial<Record<PrestationsField, RuleUnit>>> =
  Object.freeze({
    horaire: 'ten_thousandths',
    heuresMois: 'hundredths',
    heuresSup20: 'hundredths',
    heuresSup50: 'hundredths',
    heuresSup100: 'hundredths',
    heuresNettes: 'hundredths',
    heuresAvantageesAnnee: 'hundredths',
    plafondParticulier: 'count',
    heuresNuit: 'hundredths',
    primeNuitTaux: 'ppm',
    cinquanteAns: 'count',
    heuresEquipe: 'hundredths',
    primeEquipeTaux: 'ppm',
    heuresDimanche: 'hundredths',
    primeDimancheTaux: 'ppm',
    heuresFerie: 'hundredths',
    primeFerieTaux: 'ppm',
    regime: 'count',
    primePrevue: 'count',
    heuresPlafond: 'hundredths',
    heuresAvantagees: 'hundredths',
  })
