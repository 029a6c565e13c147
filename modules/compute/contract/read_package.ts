import { prorata } from '../engine/money.ts'
import type { Sheet } from '../rules/index.ts'
import { defaultOf, type Default } from './defaults.ts'
import { DESCRIPTIVE_FIELDS } from './fields.ts'
import { KnownFields } from './known_fields.ts'
import { refuseBenefitsOfOthers } from './benefits_of_statut.ts'
import { agreeWithHourly, monthlyOfHourly } from './read_horaire.ts'
import { allowanceOf, refuseTwoAllowances } from './read_statut.ts'
import { readModelConfig } from './read_model_config.ts'
import { checkSilentField } from './benefits/shapes.ts'
import { BENEFIT_BITS, readBenefits } from './package/index.ts'
import { isGiven, type Fields, type Reading } from './reading.ts'
import type { PackageType } from './types.ts'

const MAX_SALARY = 10_000_000
const MAX_HOURS = 60
const PACKAGE_TYPES: readonly PackageType[] = ['FIX', 'FLEX']
const TYPE = defaultOf('package.packageType')
const NUMERATEUR = defaultOf('package.regimeNumerateur')
const DENOMINATEUR = defaultOf('package.regimeDenominateur')
/** Every field that a package of any kind may carry, with the bit of its group where it is a benefit, else 0. */
const KNOWN = new KnownFields(
  new Map([
    ...[
      'packageType',
      'computeModelConfig',
      'salaireBrut',
      'salaireBrutHoraire',
      'regimeNumerateur',
      'regimeDenominateur',
      'hasSalaireBrutMin',
      'salaireBrutMin',
      ...DESCRIPTIVE_FIELDS,
    ].map((key) => [key, 0] as const),
    ...BENEFIT_BITS,
  ])
)

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
  const benefits = readKeys(fields, reading)
  readPackageType(fields.packageType, reading)
  readModelConfig(fields.computeModelConfig, sheet, reading)
  readRegime(fields, sheet, reading)
  readSalary(fields, solving, sheet, reading)
  readMinimum(fields, sheet, reading)
  readBenefits(fields, benefits, sheet, reading)
  refuseBenefitsOfOthers(fields, sheet, reading)
}

/** Refuses unknown fields; answers the bits of those that are benefits. */
function readKeys(fields: Fields, reading: Reading): number {
  let benefits = 0
  let place = 0
  for (const key in fields) {
    const bit = KNOWN.bitsOf(key, place++)
    if (bit !== undefined) benefits |= bit
    else if (!checkSilentField(fields, key, reading))
      reading.refuse('unknown_field', `package.${key}`)
  }
  return benefits
}

function readPackageType(value: unknown, reading: Reading): void {
  if (!isGiven(value)) return reading.useDefault(TYPE)
  reading.flex = reading.word(value, TYPE.path, PACKAGE_TYPES) === 'FLEX'
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

/** Hours with at most two decimals; more than full time is refused. */
function readRegime(fields: Fields, sheet: Sheet, reading: Reading): void {
  const { regimeNumerateur, regimeDenominateur } = fields
  sheet.regimeNumerateur = hours(regimeNumerateur, NUMERATEUR, reading)
  sheet.regimeDenominateur = hours(regimeDenominateur, DENOMINATEUR, reading)
  refuseLongWeek(fields, sheet, reading)
  if (sheet.regimeNumerateur > sheet.regimeDenominateur) {
    const max = sheet.regimeDenominateur / 100
    reading.refuse('out_of_range', NUMERATEUR.path, { min: 0.01, max, unit: 'h' })
  }
}

/** A full week of the sector is the longest there is in it. */
function refuseLongWeek(fields: Fields, { regimeDenominateur }: Sheet, reading: Reading): void {
  const { sector } = reading
  if (sector === undefined || sector.heuresMaximum === 0) return
  if (regimeDenominateur <= sector.heuresMaximum) return
  const path = isGiven(fields.regimeDenominateur)
    ? DENOMINATEUR.path
    : 'package.computeModelConfig.heuresSemaine'
  reading.refuse('out_of_range', path, { min: 0.01, max: sector.heuresMaximum / 100, unit: 'h' })
}

function hours(
  value: unknown,
  full: Default<'package.regimeNumerateur' | 'package.regimeDenominateur'>,
  reading: Reading
): number {
  if (isGiven(value)) return reading.hundredths(value, full.path, 0.01, MAX_HOURS, 'h')
  if (reading.heuresSemaine > 0) return reading.heuresSemaine
  if (reading.sector !== undefined && reading.sector.heures > 0) return reading.sector.heures
  reading.useDefault(full)
  return full.value * 100
}
