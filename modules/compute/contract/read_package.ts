import { prorata } from '../engine/money.ts'
import type { Sheet } from '../rules/index.ts'
import { DEFAULTS } from './defaults.ts'
import { DESCRIPTIVE_FIELDS } from './fields.ts'
import { refuseBenefitsOfOthers } from './benefits_of_statut.ts'
import { agreeWithHourly, monthlyOfHourly } from './read_horaire.ts'
import { allowanceOf, refuseTwoAllowances } from './read_statut.ts'
import { readModelConfig } from './read_model_config.ts'
import { checkFlexField, FLEX_SCHEMA } from './package/flex.ts'
import { BENEFITS_SCHEMA, readBenefits } from './package/index.ts'
import { isGiven, type Fields, type Reading } from './reading.ts'
import type { PackageType } from './types.ts'

const MAX_SALARY = 10_000_000
const MAX_HOURS = 60
const PACKAGE_TYPES: readonly PackageType[] = ['FIX', 'FLEX']
const COMPUTED: ReadonlySet<string> = new Set([
  'packageType',
  'computeModelConfig',
  'salaireBrut',
  'salaireBrutHoraire',
  'regimeNumerateur',
  'regimeDenominateur',
  'hasSalaireBrutMin',
  'salaireBrutMin',
  ...Object.keys(BENEFITS_SCHEMA).filter((key) => !(key in FLEX_SCHEMA)),
])

/** Reads the package onto the sheet; with `solving`, gross pay is what is sought. */
export function readPackage(
  value: unknown,
  solving: boolean,
  sheet: Sheet,
  reading: Reading
): void {
  const fields = reading.object(value, 'package')
  if (fields === undefined) {
    if (!isGiven(value)) reading.refuse('required', 'package')
    return
  }
  readKeys(fields, reading)
  readPackageType(fields.packageType, reading)
  readModelConfig(fields.computeModelConfig, sheet, reading)
  readRegime(fields, sheet, reading)
  readSalary(fields, solving, sheet, reading)
  readMinimum(fields, sheet, reading)
  readBenefits(fields, sheet, reading)
  refuseBenefitsOfOthers(fields, sheet, reading)
}

function readKeys(fields: Fields, reading: Reading): void {
  for (const key in fields) {
    if (COMPUTED.has(key) || DESCRIPTIVE_FIELDS.has(key)) continue
    if (!checkFlexField(fields, key, reading)) reading.refuse('unknown_field', `package.${key}`)
  }
}

function readPackageType(value: unknown, reading: Reading): void {
  if (!isGiven(value)) return reading.useDefault('package.packageType')
  reading.flex = reading.word(value, 'package.packageType', PACKAGE_TYPES) === 'FLEX'
}

/** Where gross pay is what is sought, what is given counts for nothing. */
function readSalary(fields: Fields, solving: boolean, sheet: Sheet, reading: Reading): void {
  const hourly = monthlyOfHourly(fields, sheet, reading)
  const given = allowanceOf(sheet, reading) ?? hourly
  sheet.salaireBrut = given ?? 0
  if (isGiven(fields.salaireBrut)) {
    sheet.salaireBrut = reading.amount(fields.salaireBrut, 'package.salaireBrut', 0, MAX_SALARY)
    agreeWithHourly(fields, hourly, sheet, reading)
    refuseTwoAllowances(sheet, reading)
  } else if (!solving && given === undefined) reading.refuse('required', 'package.salaireBrut')
}

/** The least gross pay the employer gives, for full time: it follows the hours, and flags only. */
function readMinimum(fields: Fields, sheet: Sheet, reading: Reading): void {
  const { hasSalaireBrutMin: has, salaireBrutMin } = fields
  const applies = isGiven(has) && reading.flag(has, 'package.hasSalaireBrutMin') === 1
  const minimum = isGiven(salaireBrutMin)
    ? reading.amount(salaireBrutMin, 'package.salaireBrutMin', 0, MAX_SALARY)
    : 0
  if (!applies) return
  if (!isGiven(salaireBrutMin)) return reading.refuse('required', 'package.salaireBrutMin')
  const { regimeNumerateur, regimeDenominateur } = sheet
  reading.minimum = prorata(minimum, regimeNumerateur, regimeDenominateur || 1)
}

/** Hours with at most two decimals; nobody works more than full time. */
function readRegime(fields: Fields, sheet: Sheet, reading: Reading): void {
  sheet.regimeNumerateur = hours(fields, 'regimeNumerateur', reading)
  sheet.regimeDenominateur = hours(fields, 'regimeDenominateur', reading)
  if (sheet.regimeNumerateur > sheet.regimeDenominateur) {
    const max = sheet.regimeDenominateur / 100
    reading.refuse('out_of_range', 'package.regimeNumerateur', { min: 0.01, max, unit: 'h' })
  }
}

function hours(
  fields: Fields,
  key: 'regimeNumerateur' | 'regimeDenominateur',
  reading: Reading
): number {
  if (isGiven(fields[key])) {
    return reading.hundredths(fields[key], `package.${key}`, 0.01, MAX_HOURS, 'h')
  }
  if (reading.heuresSemaine > 0) return reading.heuresSemaine
  reading.useDefault(`package.${key}`)
  return DEFAULTS[`package.${key}`] * 100
}
