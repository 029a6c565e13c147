import type { Cents } from '../../engine/money.ts'
import type { Sheet } from '../../rules/index.ts'
import { DEFAULTS } from '../defaults.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { amount, count, flag, type JsonSchema } from '../schema_parts.ts'
import type { InputType } from '../types.ts'
import { amountOf, benefitOf, countOf, flagOf, required } from './shapes.ts'

const INPUT_TYPES: readonly InputType[] = ['AMOUNT', 'PERCENT_BASE', 'PERCENT_TOTAL']

/** Variable pay, savings and equity, copyright income. Percentages: 10 is 10 %, at most two decimals. */
export interface VariablesFields {
  hasCommissions?: boolean
  /** EUR a month, or percent of the month. */
  commissions?: number
  commissionsInputType?: InputType
  hasBonusAnnuel?: boolean
  /** Gross, EUR a year, or percent of the year. */
  bonusAnnuel?: number
  bonusAnnuelInputType?: InputType
  /** Its payment hangs on nothing: no holiday pay is due on it then. */
  bonusAnnuelCertain?: boolean
  hasWarrants?: boolean
  /** Value, EUR a year, or percent of the year. */
  warrants?: number
  warrantsInputType?: InputType
  hasFlexWarrants?: boolean
  /** Value of the warrants the worker chose, EUR a year. */
  flexWarrants?: number
  maxFlexWarrants?: number
  hasPrimeBeneficiaire?: boolean
  /** Gross, EUR a year, or percent of the year. */
  primeBeneficiaire?: number
  primeBeneficiaireInputType?: InputType
  hasCct90?: boolean
  /** Gross, EUR a year. */
  cct90?: number
  hasEpargnePension?: boolean
  /** What the employer pays back, EUR a year. */
  epargnePension?: number
  hasStockOptions?: boolean
  /** How many, and the value of the share under each, EUR. */
  stockOptionUnits?: number
  stockOptionValue?: number
  maxStockOptionUnits?: number
  /** Years the options run, a started one counts; 5 when absent. */
  stockOptionDuree?: number
  /** They meet the conditions of the law under which half the benefit is taxed. */
  stockOptionReduit?: boolean
  hasDroitsAuteur?: boolean
  /** EUR a month, or percent of the month. */
  droitsAuteur?: number
  droitsAuteurInputType?: InputType
  /** Rights on computer programs: none from 2024 on. */
  droitsAuteurIT?: boolean
}

const MAX_AMOUNT = 10_000_000
const MAX_UNITS = 1_000_000
const MAX_YEARS = 50
/** A month's pay that is nearly all variable; a yearly bonus of five times the pay. */
const MAX_PART = 90
const MAX_PERCENT = 500

const euros = { ...amount, minimum: 0, maximum: MAX_AMOUNT }
const eurosOrPercent = {
  type: 'number',
  minimum: 0,
  maximum: MAX_AMOUNT,
  description: 'euros or percent, by its input type; at most two decimals',
}
const inputType = { enum: INPUT_TYPES }

export const VARIABLES_SCHEMA: Readonly<Record<keyof VariablesFields & string, JsonSchema>> = {
  hasCommissions: flag,
  commissions: eurosOrPercent,
  commissionsInputType: inputType,
  hasBonusAnnuel: flag,
  bonusAnnuel: eurosOrPercent,
  bonusAnnuelInputType: inputType,
  bonusAnnuelCertain: flag,
  hasWarrants: flag,
  warrants: eurosOrPercent,
  warrantsInputType: inputType,
  hasFlexWarrants: flag,
  flexWarrants: euros,
  maxFlexWarrants: euros,
  hasPrimeBeneficiaire: flag,
  primeBeneficiaire: eurosOrPercent,
  primeBeneficiaireInputType: inputType,
  hasCct90: flag,
  cct90: euros,
  hasEpargnePension: flag,
  epargnePension: euros,
  hasStockOptions: flag,
  stockOptionUnits: { ...count, maximum: MAX_UNITS },
  stockOptionValue: euros,
  maxStockOptionUnits: { ...count, maximum: MAX_UNITS },
  stockOptionDuree: { ...count, minimum: 1, maximum: MAX_YEARS },
  stockOptionReduit: flag,
  hasDroitsAuteur: flag,
  droitsAuteur: eurosOrPercent,
  droitsAuteurInputType: inputType,
  droitsAuteurIT: flag,
}

/** Writes every input of its own anew: what is not given is zero. */
export function readVariables(fields: Fields, sheet: Sheet, reading: Reading): void {
  readMonthly(fields, sheet, reading)
  readYearly(fields, sheet, reading)
  sheet.flexWarrantsBruts = readFlexWarrants(fields, reading)
  sheet.cct90Brut = benefitOf(fields.hasCct90, fields.cct90, 'cct90', MAX_AMOUNT, reading)
  sheet.epargnePensionBrute = benefitOf(
    fields.hasEpargnePension,
    fields.epargnePension,
    'epargnePension',
    MAX_AMOUNT,
    reading
  )
  readStockOptions(fields, sheet, reading)
}

function readMonthly(fields: Fields, sheet: Sheet, reading: Reading): void {
  read(
    fields.commissions,
    fields.commissionsInputType,
    'commissions',
    flagOf(fields.hasCommissions, 'hasCommissions', reading),
    MAX_PART,
    reading
  )
  sheet.commissionsMontant = given.montant
  sheet.commissionsPourcent = given.pourcent
  sheet.commissionsSurTotal = given.surTotal
  const has = flagOf(fields.hasDroitsAuteur, 'hasDroitsAuteur', reading)
  read(fields.droitsAuteur, fields.droitsAuteurInputType, 'droitsAuteur', has, MAX_PART, reading)
  sheet.droitsAuteurMontant = given.montant
  sheet.droitsAuteurPourcent = given.pourcent
  sheet.droitsAuteurSurTotal = given.surTotal
  sheet.droitsAuteurIT = flagOf(fields.droitsAuteurIT, 'droitsAuteurIT', reading)
}

function readYearly(fields: Fields, sheet: Sheet, reading: Reading): void {
  sheet.hasBonusAnnuel = flagOf(fields.hasBonusAnnuel, 'hasBonusAnnuel', reading)
  read(
    fields.bonusAnnuel,
    fields.bonusAnnuelInputType,
    'bonusAnnuel',
    sheet.hasBonusAnnuel,
    MAX_PERCENT,
    reading
  )
  sheet.bonusAnnuelMontant = given.montant
  sheet.bonusAnnuelPourcent = given.pourcent
  sheet.bonusAnnuelSurTotal = given.surTotal
  sheet.bonusAnnuelCertain = flagOf(fields.bonusAnnuelCertain, 'bonusAnnuelCertain', reading)
  if (sheet.hasBonusAnnuel === 1 && !isGiven(fields.bonusAnnuelCertain)) {
    reading.useDefault('package.bonusAnnuelCertain')
  }
  sheet.hasWarrants = flagOf(fields.hasWarrants, 'hasWarrants', reading)
  read(
    fields.warrants,
    fields.warrantsInputType,
    'warrants',
    sheet.hasWarrants,
    MAX_PERCENT,
    reading
  )
  sheet.warrantsMontant = given.montant
  sheet.warrantsPourcent = given.pourcent
  sheet.warrantsSurTotal = given.surTotal
  sheet.hasPrimeBeneficiaire = flagOf(fields.hasPrimeBeneficiaire, 'hasPrimeBeneficiaire', reading)
  read(
    fields.primeBeneficiaire,
    fields.primeBeneficiaireInputType,
    'primeBeneficiaire',
    sheet.hasPrimeBeneficiaire,
    MAX_PERCENT,
    reading
  )
  sheet.primeBeneficiaireMontant = given.montant
  sheet.primeBeneficiairePourcent = given.pourcent
  sheet.primeBeneficiaireSurTotal = given.surTotal
}

/** The last amount read, in cents or in hundredths of a percent: nothing is allocated for it. */
const given = { montant: 0, pourcent: 0, surTotal: 0 }

type InAnyWay = 'commissions' | 'droitsAuteur' | 'bonusAnnuel' | 'warrants' | 'primeBeneficiaire'

function read(
  value: unknown,
  typeGiven: unknown,
  key: InAnyWay,
  has: number,
  maxPercent: number,
  reading: Reading
): void {
  given.montant = 0
  given.pourcent = 0
  given.surTotal = 0
  const type = isGiven(typeGiven)
    ? reading.word(typeGiven, `package.${key}InputType`, INPUT_TYPES)
    : 'AMOUNT'
  const montant =
    type === 'AMOUNT'
      ? amountOf(value, key, MAX_AMOUNT, reading)
      : percentOf(value, key, type === 'PERCENT_TOTAL' ? maxPercent : MAX_PERCENT, reading)
  if (has === 0 || required(montant, key, reading) === undefined) return
  if (type === 'AMOUNT') given.montant = montant!
  else {
    given.pourcent = montant!
    given.surTotal = type === 'PERCENT_TOTAL' && montant! > 0 ? 1 : 0
  }
}

function percentOf(value: unknown, key: string, max: number, reading: Reading): number | undefined {
  if (!isGiven(value)) return undefined
  return reading.hundredths(value, `package.${key}`, 0, max, '%')
}

function readFlexWarrants(fields: Fields, reading: Reading): Cents {
  const max = amountOf(fields.maxFlexWarrants, 'maxFlexWarrants', MAX_AMOUNT, reading)
  const warrants = benefitOf(
    fields.hasFlexWarrants,
    fields.flexWarrants,
    'flexWarrants',
    MAX_AMOUNT,
    reading
  )
  if (max !== undefined && warrants > max) {
    const params = { min: 0, max: max / 100, unit: 'EUR' }
    reading.refuse('out_of_range', 'package.flexWarrants', params)
  }
  return warrants
}

function readStockOptions(fields: Fields, sheet: Sheet, reading: Reading): void {
  const has = flagOf(fields.hasStockOptions, 'hasStockOptions', reading)
  const units = countOf(fields.stockOptionUnits, 'stockOptionUnits', 0, MAX_UNITS, reading)
  const max = countOf(fields.maxStockOptionUnits, 'maxStockOptionUnits', 0, MAX_UNITS, reading)
  const value = amountOf(fields.stockOptionValue, 'stockOptionValue', MAX_AMOUNT, reading)
  const years = countOf(fields.stockOptionDuree, 'stockOptionDuree', 1, MAX_YEARS, reading)
  const half = flagOf(fields.stockOptionReduit, 'stockOptionReduit', reading)
  sheet.stockOptionsValeur = 0
  sheet.stockOptionDuree = 0
  sheet.stockOptionReduit = 0
  if (has === 0) return
  const all = (required(units, 'stockOptionUnits', reading) ?? 0) * valueOf(value, reading)
  if (max !== undefined && units !== undefined && units > max) {
    reading.refuse('out_of_range', 'package.stockOptionUnits', { min: 0, max })
  }
  if (all > MAX_AMOUNT * 100) {
    const params = { min: 0, max: Math.floor((MAX_AMOUNT * 100) / units!) / 100, unit: 'EUR' }
    return reading.refuse('out_of_range', 'package.stockOptionValue', params)
  }
  if (years === undefined) reading.useDefault('package.stockOptionDuree')
  sheet.stockOptionsValeur = all
  sheet.stockOptionDuree = years ?? DEFAULTS['package.stockOptionDuree']
  sheet.stockOptionReduit = half
}

function valueOf(value: Cents | undefined, reading: Reading): Cents {
  return required(value, 'stockOptionValue', reading) ?? 0
}
