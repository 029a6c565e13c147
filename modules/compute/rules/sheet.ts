import type { RevenusConjoint } from '../contract/types.ts'
import type { Cents, Ppm } from '../engine/money.ts'

/**
 * The working sheet of one computation: the situation on top, then every line in payslip order.
 * Flat numeric fields, because the bulk path reuses one sheet and allocates nothing.
 * Amounts are cents with the sign of the payslip; yes and no are 1 and 0.
 */
export class Sheet {
  // The situation
  salaireBrut: Cents = 0
  /** Hours a week of the worker and at full time, in hundredths. */
  regimeNumerateur = 0
  regimeDenominateur = 0
  couple = 0
  revenusConjoint: RevenusConjoint = 'AUCUN'
  /** Dependent children, disabled ones counted twice. */
  enfants = 0
  parentIsole = 0
  handicape = 0
  conjointHandicape = 0
  autresPersonnes = 0
  ascendants = 0
  effectif = 0
  assuranceLoiTaux: Ppm = 0
  trimestre = 0
  cp200 = 0
  hasPrimeFinAnnee = 0
  hasPrimeSectorielle = 0

  // The month
  sousTotalBrut: Cents = 0
  onss: Cents = 0
  /** Hundredths of a full-time month, at most 100. */
  fractionOccupation = 0
  salaireReference: Cents = 0
  bonusEmploiVoletA: Cents = 0
  bonusEmploiVoletB: Cents = 0
  bonusEmploi: Cents = 0
  imposable: Cents = 0
  revenuAnnuelImposable: Cents = 0
  fraisProfessionnels: Cents = 0
  revenuAnnuelNet: Cents = 0
  /** 1 or 2. */
  bareme = 1
  quotientConjugal: Cents = 0
  impotDeBase: Cents = 0
  impotQuotiteExemptee: Cents = 0
  reductionsFamiliales: Cents = 0
  impotAnnuel: Cents = 0
  impotMensuel: Cents = 0
  bonusEmploiFiscal: Cents = 0
  precompteProfessionnel: Cents = 0
  sousTotalSalaireNet: Cents = 0
  csss: Cents = 0
  salaireNet: Cents = 0
  remunerationMensuelle: Cents = 0
  /** Ten-thousandths of a euro. */
  salaireBrutHoraire = 0

  // The year
  revenuAnnuelNormal: Cents = 0
  tauxExceptionnelPecule: Ppm = 0
  tauxExceptionnelAutres: Ppm = 0
  margeExoneration: Cents = 0
  tauxReductionEnfants: Ppm = 0
  doublePeculeBrut: Cents = 0
  doublePeculeOnss: Cents = 0
  doublePeculePrecompte: Cents = 0
  doublePeculeVacances: Cents = 0
  primeFinAnneeBrute: Cents = 0
  primeFinAnneeOnss: Cents = 0
  primeFinAnneePrecompte: Cents = 0
  primeFinAnnee: Cents = 0
  primeSectorielleBrute: Cents = 0
  primeSectorielleOnss: Cents = 0
  primeSectoriellePrecompte: Cents = 0
  primeSectorielle: Cents = 0
  salaireNetAnnuel: Cents = 0
  remunerationAnnuelle: Cents = 0
  budgetMobiliteMax: Cents = 0
  salaireBrutAnnuel: Cents = 0
  totalCashAnnuel: Cents = 0

  // The employer
  cotisationBase: Cents = 0
  cotisationDixTravailleurs: Cents = 0
  cotisationFermeture: Cents = 0
  cotisationFermetureSpeciale: Cents = 0
  cotisationChomage: Cents = 0
  cotisationAmiante: Cents = 0
  cotisationAccidents: Cents = 0
  cotisationFondsSectoriel: Cents = 0
  cotisationsPatronalesMois: Cents = 0
  cotisationsPatronalesPrimes: Cents = 0
  onssPatronal: Cents = 0
  reductionTrimestre1: Cents = 0
  reductionTrimestre2: Cents = 0
  reductionTrimestre3: Cents = 0
  reductionTrimestre4: Cents = 0
  reductionStructurelle: Cents = 0
  assuranceLoi: Cents = 0
  coutEmployeurAnnuel: Cents = 0
}

export type SheetField = keyof Sheet
