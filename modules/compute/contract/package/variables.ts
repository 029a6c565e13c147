import type { Cents } from '../../engine/money.ts'
import type { Sheet } from '../../rules/index.ts'
import { stockOptions } from '../benefits/equity.ts'
import { INPUT_TYPES } from '../benefits/schema.ts'
import { bonusAnnuel } from '../benefits/variable.ts'
import { defaultOf } from '../defaults.ts'
import { hundredthsWithin, isGiven, type Fields, type Reading } from '../reading.ts'
import { amountOf, amountUnder, countOf, flagOf, required } from './shapes.ts'

const MAX_AMOUNT = bonusAnnuel.fields.bonusAnnuel.max
const MAX_UNITS = stockOptions.fields.stockOptionUnits.max
const DUREE = stockOptions.fields.stockOptionDuree
const NOT_CERTAIN = defaultOf('package.bonusAnnuelCertain')
const USUAL_DUREE = defaultOf('package.stockOptionDuree')
/** A month's pay that is nearly all variable; a yearly bonus of five times the pay. */
const MAX_PART = 90
const MAX_PERCENT = 500

export function readCommissions(fields: Fields, sheet: Sheet, reading: Reading): void {
  const has = flagOf(fields.hasCommissions, 'hasCommissions', reading)
  read(fields.commissions, fields.commissionsInputType, 'commissions', has, MAX_PART, reading)
  sheet.commissionsMontant = given.montant
  sheet.commissionsPourcent = given.pourcent
  sheet.commissionsSurTotal = given.surTotal
}

export function readDroitsAuteur(fields: Fields, sheet: Sheet, reading: Reading): void {
  const has = flagOf(fields.hasDroitsAuteur, 'hasDroitsAuteur', reading)
  read(fields.droitsAuteur, fields.droitsAuteurInputType, 'droitsAuteur', has, MAX_PART, reading)
  sheet.droitsAuteurMontant = given.montant
  sheet.droitsAuteurPourcent = given.pourcent
  sheet.droitsAuteurSurTotal = given.surTotal
  sheet.droitsAuteurIT = flagOf(fields.droitsAuteurIT, 'droitsAuteurIT', reading)
}

export function readBonus(fields: Fields, sheet: Sheet, reading: Reading): void {
  const has = flagOf(fields.hasBonusAnnuel, 'hasBonusAnnuel', reading)
  read(fields.bonusAnnuel, fields.bonusAnnuelInputType, 'bonusAnnuel', has, MAX_PERCENT, reading)
  sheet.hasBonusAnnuel = has
  sheet.bonusAnnuelMontant = given.montant
  sheet.bonusAnnuelPourcent = given.pourcent
  sheet.bonusAnnuelSurTotal = given.surTotal
  sheet.bonusAnnuelCertain = flagOf(fields.bonusAnnuelCertain, 'bonusAnnuelCertain', reading)
  if (has === 1 && !isGiven(fields.bonusAnnuelCertain)) {
    reading.useDefault(NOT_CERTAIN)
  }
}

export function readWarrants(fields: Fields, sheet: Sheet, reading: Reading): void {
  const has = flagOf(fields.hasWarrants, 'hasWarrants', reading)
  read(fields.warrants, fields.warrantsInputType, 'warrants', has, MAX_PERCENT, reading)
  sheet.hasWarrants = has
  sheet.warrantsMontant = given.montant
  sheet.warrantsPourcent = given.pourcent
  sheet.warrantsSurTotal = given.surTotal
}

export function readPrimeBeneficiaire(fields: Fields, sheet: Sheet, reading: Reading): void {
  const { primeBeneficiaire: value, primeBeneficiaireInputType: type } = fields
  const has = flagOf(fields.hasPrimeBeneficiaire, 'hasPrimeBeneficiaire', reading)
  read(value, type, 'primeBeneficiaire', has, MAX_PERCENT, reading)
  sheet.hasPrimeBeneficiaire = has
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
  return hundredthsWithin(value, 0, max) ?? reading.hundredths(value, `package.${key}`, 0, max, '%')
}

export function readFlexWarrants(fields: Fields, sheet: Sheet, reading: Reading): void {
  const max = amountOf(fields.maxFlexWarrants, 'maxFlexWarrants', MAX_AMOUNT, reading)
  const has = flagOf(fields.hasFlexWarrants, 'hasFlexWarrants', reading)
  const warrants = amountUnder(has, fields.flexWarrants, 'flexWarrants', MAX_AMOUNT, reading)
  if (max !== undefined && warrants > max) {
    const params = { min: 0, max: max / 100, unit: 'EUR' }
    reading.refuse('out_of_range', 'package.flexWarrants', params)
  }
  sheet.flexWarrantsBruts = warrants
}

export function readStockOptions(fields: Fields, sheet: Sheet, reading: Reading): void {
  const has = flagOf(fields.hasStockOptions, 'hasStockOptions', reading)
  const units = countOf(fields.stockOptionUnits, 'stockOptionUnits', 0, MAX_UNITS, reading)
  const max = countOf(fields.maxStockOptionUnits, 'maxStockOptionUnits', 0, MAX_UNITS, reading)
  const value = amountOf(fields.stockOptionValue, 'stockOptionValue', MAX_AMOUNT, reading)
  const years = countOf(fields.stockOptionDuree, 'stockOptionDuree', DUREE.min, DUREE.max, reading)
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
  if (years === undefined) reading.useDefault(USUAL_DUREE)
  sheet.stockOptionsValeur = all
  sheet.stockOptionDuree = years ?? USUAL_DUREE.value
  sheet.stockOptionReduit = half
}

function valueOf(value: Cents | undefined, reading: Reading): Cents {
  return required(value, 'stockOptionValue', reading) ?? 0
}
