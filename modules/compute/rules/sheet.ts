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
  commissionsBrutes: Cents = 0
  atnsBruts: Cents = 0
  fraisTransportOnss: Cents = 0
  sousTotalBrut: Cents = 0
  onss: Cents = 0
  /** Hundredths of a full-time month, at most 100. */
  fractionOccupation = 0
  salaireReference: Cents = 0
  bonusEmploiVoletA: Cents = 0
  bonusEmploiVoletB: Cents = 0
  bonusEmploi: Cents = 0
  droitsAuteurBruts: Cents = 0
  fraisTransportImposables: Cents = 0
  atnVS: Cents = 0
  allocationsExtra: Cents = 0
  extrasPP: Cents = 0
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
  precompteMobilier: Cents = 0
  sousTotalSalaireNet: Cents = 0
  fraisTransport: Cents = 0
  fpes: Cents = 0
  budgetMobilitePilier2: Cents = 0
  csss: Cents = 0
  retraitAtns: Cents = 0
  retraitExtras: Cents = 0
  extrasNet: Cents = 0
  extrasVolontariatFiscal: Cents = 0
  contributionChequeRepas: Cents = 0
  contributionsAssurances: Cents = 0
  salaireNet: Cents = 0
  chequesRepas: Cents = 0
  salaireBrutTotalEmployeur: Cents = 0
  salaireBrutTotalWorker: Cents = 0
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
  chequesRepasAnnuel: Cents = 0
  bonusAnnuel: Cents = 0
  warrants: Cents = 0
  flexWarrants: Cents = 0
  epargnePension: Cents = 0
  primeBeneficiaire: Cents = 0
  cct90: Cents = 0
  ecoCheques: Cents = 0
  chequeSportCulture: Cents = 0
  chequeCadeau: Cents = 0
  budgetMobilitePilier3: Cents = 0
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
  remunerationsFixesTotal: Cents = 0
  fraisTotal: Cents = 0
  remunerationsVariablesTotal: Cents = 0
  avantagesTotal: Cents = 0
  exclusionsTotal: Cents = 0
  coutEmployeurAnnuel: Cents = 0
  coutEmployeurAnnuelAvecExclusions: Cents = 0
  cashFixesTotal: Cents = 0
  cashFraisTotal: Cents = 0
  cashVariablesTotal: Cents = 0
  cashAvantagesTotal: Cents = 0
}

export type SheetField = keyof Sheet
