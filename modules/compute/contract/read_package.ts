import type { Sheet } from '../rules/index.ts'
import { DEFAULTS } from './defaults.ts'
import { DESCRIPTIVE_FIELDS, LATER_FIELDS } from './fields.ts'
import { readModelConfig } from './read_model_config.ts'
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
  'regimeNumerateur',
  'regimeDenominateur',
  ...Object.keys(BENEFITS_SCHEMA),
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
  refuseLaterFields(fields, reading)
  readPackageType(fields.packageType, reading)
  readModelConfig(fields.computeModelConfig, sheet, reading)
  readRegime(fields, sheet, reading)
  readBenefits(fields, sheet, reading)
  if (isGiven(fields.salaireBrut)) {
    sheet.salaireBrut = reading.amount(fields.salaireBrut, 'package.salaireBrut', 0, MAX_SALARY)
  } else if (!solving) reading.refuse('required', 'package.salaireBrut')
}

function refuseLaterFields(fields: Fields, reading: Reading): void {
  for (const key in fields) {
    if (COMPUTED.has(key)) continue
    if (DESCRIPTIVE_FIELDS.has(key)) describe(fields[key], key, reading)
    else refuseIfUsed(fields, key, reading)
  }
}

/** A benefit that is switched off may keep its values; anything else would be ignored silently. */
function refuseIfUsed(fields: Fields, key: string, reading: Reading): void {
  const flag = LATER_FIELDS.get(key)
  if (flag === undefined) return reading.refuse('unknown_field', `package.${key}`)
  if (isNeutral(fields[key]) || (flag !== key && fields[flag] === false)) return
  reading.refuse('not_covered', `package.${key}`)
}

function isNeutral(value: unknown): boolean {
  return !isGiven(value) || value === false || value === 0 || value === '' || isEmptyList(value)
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function describe(value: unknown, key: string, reading: Reading): void {
  if (!isGiven(value)) return
  if (key === 'salaireBrutMin') reading.amount(value, 'package.salaireBrutMin', 0, MAX_SALARY)
  if (key === 'hasSalaireBrutMin') reading.flag(value, 'package.hasSalaireBrutMin')
}

function readPackageType(value: unknown, reading: Reading): void {
  if (!isGiven(value)) return reading.useDefault('package.packageType')
  const type = reading.word(value, 'package.packageType', PACKAGE_TYPES)
  if (type === 'FLEX') reading.refuse('not_covered', 'package.packageType')
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
  reading.useDefault(`package.${key}`)
  return DEFAULTS[`package.${key}`] * 100
}
