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

/** Of manual workers only: what the fund pays them, and what the employer pays the fund. */
const HOLIDAY_CASH = [['peculeVacancesCaisse', 'peculeCaisse']] as const satisfies Lines
const HOLIDAY_COST = [['cotisationVacances', 'cotisationVacances']] as const satisfies Lines

const FIXED_COST = [
  ...FIXED_CASH,
  ['onssPatronal', 'onssPatronal'],
  ['reductionStructurelle', 'reductionStructurelle'],
  ['assuranceLoi', 'assuranceLoi'],
] as const satisfies Lines

/** Variable pay, gross; equity and savings at their value. */
const VARIABLE_PAY = [
  ['commissions', 'commissionsAnnuelles'],
  ['simplePeculeCommissions', 'simplePeculeCommissions'],
  ['doublePeculeCommissions', 'doublePeculeCommissions'],
  ['bonusAnnuel', 'bonusAnnuelBrut'],
  ['warrants', 'warrantsBruts'],
  ['flexWarrants', 'flexWarrantsBruts'],
  ['primeBeneficiaire', 'primeBeneficiaireBrute'],
  ['cct90', 'cct90Brut'],
  ['epargnePension', 'epargnePensionBrute'],
  ['droitsAuteur', 'droitsAuteurAnnuels'],
] as const satisfies Lines

/** What the employer owes on variable pay; that on commissions is in `onssPatronal`. */
const VARIABLE_LEVIES = [
  ['peculeCommissionsOnss', 'peculeCommissionsOnss'],
  ['bonusAnnuelOnss', 'bonusAnnuelOnss'],
  ['cct90Onss', 'cct90Onss'],
  ['epargnePensionOnss', 'epargnePensionOnss'],
] as const satisfies Lines

/** Expenses, the same for employer and worker. */
const EXPENSES = [
  ['teletravail', 'teletravailAnnuel'],
  ['internet', 'internetAnnuel'],
  ['fraisRepresentation', 'fraisRepresentationAnnuel'],
  ['indemniteBYOD', 'indemniteBYODAnnuelle'],
  ['garage', 'garageAnnuel'],
  ['parking', 'parkingAnnuel'],
  ['carWash', 'carWashAnnuel'],
  ['autresFrais', 'autresFraisAnnuels'],
] as const satisfies Lines

/** Devices and vouchers, the same for employer and worker. */
const DEVICES_AND_VOUCHERS = [
  ['telephone', 'telephoneAnnuel'],
  ['telephonePlan', 'telephonePlanAnnuel'],
  ['laptop', 'laptopAnnuel'],
  ['internetFourni', 'internetFourniAnnuel'],
  ['chequesRepas', 'chequesRepasEmployeur'],
  ['ecoCheques', 'ecoCheques'],
  ['chequeSportCulture', 'chequeSportCulture'],
  ['chequeCadeau', 'chequeCadeau'],
] as const satisfies Lines

/** Insurances with their levies, leave and extras. */
const OTHER_BENEFITS_COST = [
  ['assuranceGroupe', 'assuranceGroupe'],
  ['taxeAssuranceGroupe', 'taxeAssuranceGroupe'],
  ['cotisationAssuranceGroupe', 'cotisationAssuranceGroupe'],
  ['assuranceHospitalisation', 'assuranceHospitalisation'],
  ['extensionAssurance', 'extensionAssurance'],
  ['taxeAssuranceHospitalisation', 'taxeAssuranceHospitalisation'],
  ['cotisationAssuranceHospitalisation', 'cotisationAssuranceHospitalisation'],
  ['joursConge', 'joursCongeCout'],
  ['allocationsExtra', 'allocationsExtraAnnuelles'],
  ['packageExtras', 'extrasAnnuels'],
] as const satisfies Lines

/** The same without the levies, and without leave, which is no cash. */
const OTHER_BENEFITS_CASH = [
  ['assuranceGroupe', 'assuranceGroupe'],
  ['assuranceHospitalisation', 'assuranceHospitalisation'],
  ['extensionAssurance', 'extensionAssurance'],
  ['allocationsExtra', 'allocationsExtraAnnuelles'],
  ['packageExtras', 'extrasAnnuels'],
] as const satisfies Lines

/**
 * The lists of the employer's cost. Only those of fixed pay stand there at zero; each list has its
 * total on the sheet, which sums exactly these lines.
 */
export const COST_LINES = {
  remunerationsFixes: [...FIXED_COST, ...HOLIDAY_COST],
  frais: [
    ['fraisTransport', 'fraisTransportAnnuels'],
    ...EXPENSES,
  ],
  remunerationsVariables: [...VARIABLE_PAY, ...VARIABLE_LEVIES],
  avantages: [
    ['voitureSociete', 'voitureSociete'],
    ['cotisationCo2', 'cotisationCo2'],
    ['carteEssence', 'carteEssenceAnnuelle'],
    ['velo', 'veloAnnuel'],
    ['budgetMobilitePilier2', 'budgetMobilitePilier2Annuel'],
    ['budgetMobiliteSolde', 'budgetMobiliteSolde'],
    ...DEVICES_AND_VOUCHERS,
    ...OTHER_BENEFITS_COST,
  ],
  exclusions: [
    ['impotDepenseNonAdmiseVS', 'impotDepenseNonAdmiseVS'],
    ['primeBeneficiaireImpotSocietes', 'primeBeneficiaireImpotSocietes'],
    ['stockOptions', 'stockOptionsAvantage'],
  ],
} as const satisfies Record<string, Lines>

/** The lists of the worker's total cash, gross. */
export const CASH_LINES = {
  remunerationsFixes: [...FIXED_CASH, ...HOLIDAY_CASH],
  frais: [
    ['fraisTransport', 'fraisTransportAnnuels'],
    ...EXPENSES,
  ],
  remunerationsVariables: [...VARIABLE_PAY, ['stockOptions', 'stockOptionsAvantage']],
  avantages: [
    ['voitureSociete', 'voitureSociete'],
    ['carteEssence', 'carteEssenceAnnuelle'],
    ['velo', 'veloAnnuel'],
    ['budgetMobilitePilier2', 'budgetMobilitePilier2Annuel'],
    ['budgetMobiliteSolde', 'budgetMobiliteSolde'],
    ...DEVICES_AND_VOUCHERS,
    ...OTHER_BENEFITS_CASH,
  ],
} as const satisfies Record<string, Lines>

/** Keys of the fixed pay in the total cash of the worker. */
export const FIXED_CASH_KEYS = CASH_LINES.remunerationsFixes.map(([key]) => key)

/** Keys of the fixed pay in the cost of the employer. */
export const FIXED_COST_KEYS = COST_LINES.remunerationsFixes.map(([key]) => key)
