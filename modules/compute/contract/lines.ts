import type { Sheet, SheetField } from '../rules/index.ts'
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
  'energieImposable',
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
  'csssComplement',
  'remunerationAnnuelle',
] as const satisfies readonly (keyof RemunerationAnnuelle)[]

/**
 * A list of the answer: each key, the line of the sheet behind it, and the way to read it (a property named in
 * the code is read ten times faster than one looked up by its name).
 */
export type Lines = readonly (readonly [
  key: string,
  field: SheetField,
  amountOf: (c: Sheet) => number,
])[]

/** Fixed pay of who is no manual worker, shown even where it is zero. */
export const FIXED_CASH = [
  ['salaireBrutAnnuel', 'salaireBrutAnnuel', (c) => c.salaireBrutAnnuel],
  ['doublePeculeVacances', 'doublePeculeBrut', (c) => c.doublePeculeBrut],
  ['primeFinAnnee', 'primeFinAnneeBrute', (c) => c.primeFinAnneeBrute],
  ['primeSectorielle', 'primeSectorielleBrute', (c) => c.primeSectorielleBrute],
] as const satisfies Lines

/** Of manual workers only: what the fund pays them, and what the employer pays the fund. */
const HOLIDAY_CASH = [
  ['peculeVacancesCaisse', 'peculeCaisse', (c) => c.peculeCaisse],
] as const satisfies Lines
export const HOLIDAY_COST = [
  ['cotisationVacances', 'cotisationVacances', (c) => c.cotisationVacances],
] as const satisfies Lines

export const FIXED_COST = [
  ...FIXED_CASH,
  ['onssPatronal', 'onssPatronal', (c) => c.onssPatronal],
  ['reductionStructurelle', 'reductionStructurelle', (c) => c.reductionStructurelle],
  ['assuranceLoi', 'assuranceLoi', (c) => c.assuranceLoi],
] as const satisfies Lines

/** Of first hirings only. */
export const HIRING_COST = [
  [
    'reductionPremiersEngagements',
    'reductionPremiersEngagements',
    (c) => c.reductionPremiersEngagements,
  ],
] as const satisfies Lines

/** Variable pay, gross; equity and savings at their value. */
const VARIABLE_PAY = [
  ['commissions', 'commissionsAnnuelles', (c) => c.commissionsAnnuelles],
  ['simplePeculeVariable', 'simplePeculeVariable', (c) => c.simplePeculeVariable],
  ['doublePeculeVariable', 'doublePeculeVariable', (c) => c.doublePeculeVariable],
  ['bonusAnnuel', 'bonusAnnuelBrut', (c) => c.bonusAnnuelBrut],
  ['warrants', 'warrantsBruts', (c) => c.warrantsBruts],
  ['flexWarrants', 'flexWarrantsBruts', (c) => c.flexWarrantsBruts],
  ['primeBeneficiaire', 'primeBeneficiaireBrute', (c) => c.primeBeneficiaireBrute],
  ['cct90', 'cct90Brut', (c) => c.cct90Brut],
  ['epargnePension', 'epargnePensionBrute', (c) => c.epargnePensionBrute],
  ['droitsAuteur', 'droitsAuteurAnnuels', (c) => c.droitsAuteurAnnuels],
] as const satisfies Lines

/** What the employer owes on variable pay; that on commissions is in `onssPatronal`. */
const VARIABLE_LEVIES = [
  ['peculeVariableOnss', 'peculeVariableOnss', (c) => c.peculeVariableOnss],
  ['bonusAnnuelOnss', 'bonusAnnuelOnss', (c) => c.bonusAnnuelOnss],
  ['cct90Onss', 'cct90Onss', (c) => c.cct90Onss],
  ['epargnePensionOnss', 'epargnePensionOnss', (c) => c.epargnePensionOnss],
] as const satisfies Lines

/** Expenses, the same for employer and worker. */
const EXPENSES = [
  ['fraisTransport', 'fraisTransportAnnuels', (c) => c.fraisTransportAnnuels],
  ['teletravail', 'teletravailAnnuel', (c) => c.teletravailAnnuel],
  ['internet', 'internetAnnuel', (c) => c.internetAnnuel],
  ['fraisRepresentation', 'fraisRepresentationAnnuel', (c) => c.fraisRepresentationAnnuel],
  ['indemniteBYOD', 'indemniteBYODAnnuelle', (c) => c.indemniteBYODAnnuelle],
  ['garage', 'garageAnnuel', (c) => c.garageAnnuel],
  ['parking', 'parkingAnnuel', (c) => c.parkingAnnuel],
  ['carWash', 'carWashAnnuel', (c) => c.carWashAnnuel],
  ['autresFrais', 'autresFraisAnnuels', (c) => c.autresFraisAnnuels],
] as const satisfies Lines

/** Devices, energy of the home and vouchers, the same for employer and worker. */
const DEVICES_AND_VOUCHERS = [
  ['telephone', 'telephoneAnnuel', (c) => c.telephoneAnnuel],
  ['telephonePlan', 'telephonePlanAnnuel', (c) => c.telephonePlanAnnuel],
  ['laptop', 'laptopAnnuel', (c) => c.laptopAnnuel],
  ['internetFourni', 'internetFourniAnnuel', (c) => c.internetFourniAnnuel],
  ['chauffage', 'chauffageAnnuel', (c) => c.chauffageAnnuel],
  ['electricite', 'electriciteAnnuelle', (c) => c.electriciteAnnuelle],
  ['chequesRepas', 'chequesRepasEmployeur', (c) => c.chequesRepasEmployeur],
  ['ecoCheques', 'ecoCheques', (c) => c.ecoCheques],
  ['chequeSportCulture', 'chequeSportCulture', (c) => c.chequeSportCulture],
  ['chequeCadeau', 'chequeCadeau', (c) => c.chequeCadeau],
] as const satisfies Lines

/** Insurances with their levies, leave and extras. */
const OTHER_BENEFITS_COST = [
  ['assuranceGroupe', 'assuranceGroupe', (c) => c.assuranceGroupe],
  ['taxeAssuranceGroupe', 'taxeAssuranceGroupe', (c) => c.taxeAssuranceGroupe],
  ['cotisationAssuranceGroupe', 'cotisationAssuranceGroupe', (c) => c.cotisationAssuranceGroupe],
  ['assuranceHospitalisation', 'assuranceHospitalisation', (c) => c.assuranceHospitalisation],
  ['extensionAssurance', 'extensionAssurance', (c) => c.extensionAssurance],
  [
    'taxeAssuranceHospitalisation',
    'taxeAssuranceHospitalisation',
    (c) => c.taxeAssuranceHospitalisation,
  ],
  [
    'cotisationAssuranceHospitalisation',
    'cotisationAssuranceHospitalisation',
    (c) => c.cotisationAssuranceHospitalisation,
  ],
  ['joursConge', 'joursCongeCout', (c) => c.joursCongeCout],
  ['allocationsExtra', 'allocationsExtraAnnuelles', (c) => c.allocationsExtraAnnuelles],
  ['packageExtras', 'extrasAnnuels', (c) => c.extrasAnnuels],
] as const satisfies Lines

/** The same without the levies, and without leave, which is no cash. */
const OTHER_BENEFITS_CASH = [
  ['assuranceGroupe', 'assuranceGroupe', (c) => c.assuranceGroupe],
  ['assuranceHospitalisation', 'assuranceHospitalisation', (c) => c.assuranceHospitalisation],
  ['extensionAssurance', 'extensionAssurance', (c) => c.extensionAssurance],
  ['allocationsExtra', 'allocationsExtraAnnuelles', (c) => c.allocationsExtraAnnuelles],
  ['packageExtras', 'extrasAnnuels', (c) => c.extrasAnnuels],
] as const satisfies Lines

/**
 * The lists of the employer's cost. Only those of fixed pay stand there at zero; each list has its
 * total on the sheet, which sums exactly these lines.
 */
export const COST_LINES = {
  remunerationsFixes: [...FIXED_COST, ...HIRING_COST, ...HOLIDAY_COST],
  frais: EXPENSES,
  remunerationsVariables: [...VARIABLE_PAY, ...VARIABLE_LEVIES],
  avantages: [
    ['voitureSociete', 'voitureSociete', (c) => c.voitureSociete],
    ['cotisationCo2', 'cotisationCo2', (c) => c.cotisationCo2],
    ['carteEssence', 'carteEssenceAnnuelle', (c) => c.carteEssenceAnnuelle],
    ['energieHorsTcoVS', 'energieHorsTcoAnnuelle', (c) => c.energieHorsTcoAnnuelle],
    ['velo', 'veloAnnuel', (c) => c.veloAnnuel],
    ['budgetMobilitePilier2', 'budgetMobilitePilier2Annuel', (c) => c.budgetMobilitePilier2Annuel],
    ['budgetMobiliteSolde', 'budgetMobiliteSolde', (c) => c.budgetMobiliteSolde],
    ...DEVICES_AND_VOUCHERS,
    ...OTHER_BENEFITS_COST,
  ],
  exclusions: [
    ['impotDepenseNonAdmiseVS', 'impotDepenseNonAdmiseVS', (c) => c.impotDepenseNonAdmiseVS],
    [
      'impotDepenseNonAdmiseChequesRepas',
      'impotDepenseNonAdmiseChequesRepas',
      (c) => c.impotDepenseNonAdmiseChequesRepas,
    ],
    [
      'primeBeneficiaireImpotSocietes',
      'primeBeneficiaireImpotSocietes',
      (c) => c.primeBeneficiaireImpotSocietes,
    ],
    ['stockOptions', 'stockOptionsAvantage', (c) => c.stockOptionsAvantage],
  ],
} as const satisfies Record<string, Lines>

/** The lists of the worker's total cash, gross. */
export const CASH_LINES = {
  remunerationsFixes: [...FIXED_CASH, ...HOLIDAY_CASH],
  frais: EXPENSES,
  remunerationsVariables: [
    ...VARIABLE_PAY,
    ['stockOptions', 'stockOptionsAvantage', (c) => c.stockOptionsAvantage],
  ],
  avantages: [
    ['voitureSociete', 'voitureSociete', (c) => c.voitureSociete],
    ['carteEssence', 'carteEssenceAnnuelle', (c) => c.carteEssenceAnnuelle],
    ['energieHorsTcoVS', 'energieHorsTcoAnnuelle', (c) => c.energieHorsTcoAnnuelle],
    ['velo', 'veloAnnuel', (c) => c.veloAnnuel],
    ['budgetMobilitePilier2', 'budgetMobilitePilier2Annuel', (c) => c.budgetMobilitePilier2Annuel],
    ['budgetMobiliteSolde', 'budgetMobiliteSolde', (c) => c.budgetMobiliteSolde],
    ...DEVICES_AND_VOUCHERS,
    ...OTHER_BENEFITS_CASH,
  ],
} as const satisfies Record<string, Lines>

/** Keys of the fixed pay in the total cash of the worker. */
export const FIXED_CASH_KEYS = CASH_LINES.remunerationsFixes.map(([key]) => key)

/** Keys of the fixed pay in the cost of the employer. */
export const FIXED_COST_KEYS = COST_LINES.remunerationsFixes.map(([key]) => key)
