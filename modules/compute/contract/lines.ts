import type { SheetField } from '../rules/index.ts'
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

/** A list of the answer: each key and the line of the sheet behind it. */
export type Lines = readonly (readonly [key: string, field: SheetField])[]

/** Fixed pay, shown even where it is zero. */
const FIXED_CASH = [
  ['salaireBrutAnnuel', 'salaireBrutAnnuel'],
  ['doublePeculeVacances', 'doublePeculeBrut'],
  ['primeFinAnnee', 'primeFinAnneeBrute'],
  ['primeSectorielle', 'primeSectorielleBrute'],
] as const satisfies Lines

const FIXED_COST = [
  ...FIXED_CASH,
  ['onssPatronal', 'onssPatronal'],
  ['reductionStructurelle', 'reductionStructurelle'],
  ['assuranceLoi', 'assuranceLoi'],
] as const satisfies Lines

/**
 * The lists of the employer's cost. Only those of fixed pay stand there at zero; each list has its
 * total on the sheet, which sums exactly these lines.
 */
export const COST_LINES = {
  remunerationsFixes: FIXED_COST,
  frais: [],
  remunerationsVariables: [],
  avantages: [],
  exclusions: [],
} as const satisfies Record<string, Lines>

/** The lists of the worker's total cash, gross. */
export const CASH_LINES = {
  remunerationsFixes: FIXED_CASH,
  frais: [],
  remunerationsVariables: [],
  avantages: [],
} as const satisfies Record<string, Lines>

/** Keys of the fixed pay in the total cash of the worker. */
export const FIXED_CASH_KEYS = FIXED_CASH.map(([key]) => key)

/** Keys of the fixed pay in the cost of the employer. */
export const FIXED_COST_KEYS = FIXED_COST.map(([key]) => key)
