import { benefit, type BenefitLine } from './definition.ts'
import { flag, month, year } from './fields.ts'

/*
 * Variable pay, savings and equity, copyright income, gross. Percentages: 10 is 10 %, at most two decimals.
 */

const DECEMBER = 12
const MAX_AMOUNT = 10_000_000

/** Holiday pay on variable pay: one line for commissions and bonus together. */
const HOLIDAY_PAY: readonly BenefitLine[] = [
  {
    key: 'simplePeculeVariable',
    field: 'simplePeculeVariable',
    amount: (c) => c.simplePeculeVariable,
    month: 'moisPeculeVacances',
  },
  {
    key: 'doublePeculeVariable',
    field: 'doublePeculeVariable',
    amount: (c) => c.doublePeculeVariable,
    month: 'moisPeculeVacances',
  },
  {
    key: 'peculeVariableOnss',
    field: 'peculeVariableOnss',
    amount: (c) => c.peculeVariableOnss,
    cash: false,
    month: 'moisPeculeVacances',
    after: 'droitsAuteur',
  },
]

export const commissions = benefit({
  name: 'commissions',
  group: 'remunerationsVariables',
  section: 'variable',
  unit: 'month',
  fields: {
    /** EUR a month, or percent of the month. */
    commissions: month({ max: MAX_AMOUNT, usual: 300, typed: true }),
  },
  statuts: ['etudiant', 'dirigeant'],
  // What the employer owes on them is in `onssPatronal`.
  lines: [
    { key: 'commissions', field: 'commissionsAnnuelles', amount: (c) => c.commissionsAnnuelles },
    ...HOLIDAY_PAY,
  ],
  variable: true,
})

export const bonusAnnuel = benefit({
  name: 'bonusAnnuel',
  group: 'remunerationsVariables',
  section: 'variable',
  unit: 'year',
  fields: {
    /** Gross, EUR a year, or percent of the year. */
    bonusAnnuel: year({ max: MAX_AMOUNT, usual: 3000, typed: true }),
    /** Its payment hangs on nothing: no holiday pay is due on it then. */
    bonusAnnuelCertain: flag({ detail: true }),
  },
  statuts: ['dirigeant'],
  lines: [
    {
      key: 'bonusAnnuel',
      field: 'bonusAnnuelBrut',
      amount: (c) => c.bonusAnnuelBrut,
      month: 'moisBonus',
    },
    {
      key: 'bonusAnnuelOnss',
      field: 'bonusAnnuelOnss',
      amount: (c) => c.bonusAnnuelOnss,
      cash: false,
      month: 'moisBonus',
      after: 'peculeVariableOnss',
    },
    ...HOLIDAY_PAY,
  ],
  variable: true,
})

export const cct90 = benefit({
  name: 'cct90',
  group: 'remunerationsVariables',
  section: 'variable',
  unit: 'year',
  fields: {
    /** Gross, EUR a year. */
    cct90: year({ max: MAX_AMOUNT, usual: 2000 }),
  },
  input(fields, c, amount, reading) {
    c.cct90Brut = amount(fields.hasCct90, fields.cct90, reading)
  },
  statuts: ['etudiant'],
  lines: [
    {
      key: 'cct90',
      field: 'cct90Brut',
      amount: (c) => c.cct90Brut,
      month: 'moisBonus',
      after: 'primeBeneficiaire',
    },
    {
      key: 'cct90Onss',
      field: 'cct90Onss',
      amount: (c) => c.cct90Onss,
      cash: false,
      month: 'moisBonus',
      after: 'bonusAnnuelOnss',
    },
  ],
  variable: true,
})

export const primeBeneficiaire = benefit({
  name: 'primeBeneficiaire',
  group: 'remunerationsVariables',
  section: 'variable',
  unit: 'year',
  seldom: true,
  fields: {
    /** Gross, EUR a year, or percent of the year. */
    primeBeneficiaire: year({ max: MAX_AMOUNT, usual: 1000, typed: true }),
  },
  lines: [
    {
      key: 'primeBeneficiaire',
      field: 'primeBeneficiaireBrute',
      amount: (c) => c.primeBeneficiaireBrute,
      month: 'moisBonus',
    },
    {
      key: 'primeBeneficiaireImpotSocietes',
      field: 'primeBeneficiaireImpotSocietes',
      amount: (c) => c.primeBeneficiaireImpotSocietes,
      list: 'exclusions',
      cash: false,
      companyTax: true,
    },
  ],
  variable: true,
})

export const epargnePension = benefit({
  name: 'epargnePension',
  group: 'remunerationsVariables',
  section: 'variable',
  unit: 'year',
  seldom: true,
  fields: {
    /** What the employer pays back, EUR a year. */
    epargnePension: year({ max: MAX_AMOUNT, usual: 500 }),
  },
  input(fields, c, amount, reading) {
    c.epargnePensionBrute = amount(fields.hasEpargnePension, fields.epargnePension, reading)
  },
  lines: [
    // Assumed: at the end of the year.
    {
      key: 'epargnePension',
      field: 'epargnePensionBrute',
      amount: (c) => c.epargnePensionBrute,
      month: DECEMBER,
    },
    {
      key: 'epargnePensionOnss',
      field: 'epargnePensionOnss',
      amount: (c) => c.epargnePensionOnss,
      cash: false,
      month: DECEMBER,
      after: 'cct90Onss',
    },
  ],
  exchange: 'value',
  choice: { after: 'joursConge' },
})

export const droitsAuteur = benefit({
  name: 'droitsAuteur',
  group: 'remunerationsVariables',
  section: 'variable',
  unit: 'month',
  seldom: true,
  fields: {
    /** EUR a month, or percent of the month. */
    droitsAuteur: month({ max: MAX_AMOUNT, usual: 100, typed: true }),
    /** Rights on computer programs: none from 2024 on. */
    droitsAuteurIT: flag({ detail: true }),
  },
  lines: [
    { key: 'droitsAuteur', field: 'droitsAuteurAnnuels', amount: (c) => c.droitsAuteurAnnuels },
  ],
})
