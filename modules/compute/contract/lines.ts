import type { RemunerationAnnuelle, RemunerationMensuelle } from './types.ts'

/** The lines of the month, in payslip order. */
export const MONTHLY_FIELDS = [
  'salaireBrut',
  'commissionsBrutes',
  'atnsBruts',
  'fraisTransportOnss',
  'sousTotalBrut',
  'onss',
  'bonusEmploi',
  'droitsAuteurBruts',
  'fraisTransportImposables',
  'atnVS',
  'allocationsExtra',
  'extrasPP',
  'imposable',
  'precompteProfessionnel',
  'precompteMobilier',
  'sousTotalSalaireNet',
  'fraisTransport',
  'fpes',
  'budgetMobilitePilier2',
  'csss',
  'retraitAtns',
  'retraitExtras',
  'extrasNet',
  'extrasVolontariatFiscal',
  'contributionChequeRepas',
  'contributionsAssurances',
  'salaireNet',
  'chequesRepas',
  'remunerationMensuelle',
  'salaireBrutTotalEmployeur',
  'salaireBrutTotalWorker',
  'salaireBrutHoraire',
] as const satisfies readonly (keyof RemunerationMensuelle)[]

/** The lines of the year, the total last. */
export const ANNUAL_FIELDS = [
  'salaireNetAnnuel',
  'doublePeculeVacances',
  'chequesRepasAnnuel',
  'primeFinAnnee',
  'primeSectorielle',
  'bonusAnnuel',
  'warrants',
  'flexWarrants',
  'epargnePension',
  'primeBeneficiaire',
  'cct90',
  'ecoCheques',
  'chequeSportCulture',
  'chequeCadeau',
  'budgetMobilitePilier3',
  'remunerationAnnuelle',
] as const satisfies readonly (keyof RemunerationAnnuelle)[]

/** Keys of the fixed pay in the total cash of the worker. */
export const FIXED_CASH_KEYS = [
  'salaireBrutAnnuel',
  'doublePeculeVacances',
  'primeFinAnnee',
  'primeSectorielle',
] as const

/** Keys of the fixed pay in the cost of the employer. */
export const FIXED_COST_KEYS = [
  ...FIXED_CASH_KEYS,
  'onssPatronal',
  'reductionStructurelle',
  'assuranceLoi',
] as const
