import type { Cents } from '../../engine/money.ts'
import type { Sheet } from '../../rules/index.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { amount, flag, type JsonSchema } from '../schema_parts.ts'
import { readTranslations, TRANSLATIONS_SCHEMA, type Translations } from '../translations.ts'
import { lawOf, within } from './law_bounds.ts'
import { amountOf, checkText, flagOf, required } from './shapes.ts'

/** `FOURNI`: the employer pays the connection. `INDEMNITE`: an allowance for the worker's own. */
export type TypeInternet = 'INDEMNITE' | 'FOURNI'

/** Devices the worker may use privately: a flat benefit in kind, whatever they cost. */
export interface AppareilsFields {
  hasTelephone?: boolean
  /** What it costs the employer, EUR a month; 0 is possible. */
  telephone?: number
  descriptionTelephone?: string
  translationsTelephone?: Translations
  hasTelephonePlan?: boolean
  /** EUR a month. */
  telephonePlan?: number
  descriptionTelephonePlan?: string
  translationsTelephonePlan?: Translations
  hasLaptop?: boolean
  /** EUR a month. */
  laptop?: number
  descriptionLaptop?: string
  translationsLaptop?: Translations
  hasInternet?: boolean
  /** EUR a month: the allowance, exempt up to a flat amount, or what the connection costs. */
  internet?: number
  /** `INDEMNITE` unless told. */
  typeInternet?: TypeInternet
}

const MAX_MONTH = 100_000
const TYPES: readonly TypeInternet[] = ['INDEMNITE', 'FOURNI']
const month = { ...amount, minimum: 0, maximum: MAX_MONTH }
const text = { type: 'string' }

export const APPAREILS_SCHEMA: Readonly<Record<keyof AppareilsFields & string, JsonSchema>> = {
  hasTelephone: flag,
  telephone: month,
  descriptionTelephone: text,
  translationsTelephone: TRANSLATIONS_SCHEMA,
  hasTelephonePlan: flag,
  telephonePlan: month,
  descriptionTelephonePlan: text,
  translationsTelephonePlan: TRANSLATIONS_SCHEMA,
  hasLaptop: flag,
  laptop: month,
  descriptionLaptop: text,
  translationsLaptop: TRANSLATIONS_SCHEMA,
  hasInternet: flag,
  internet: month,
  typeInternet: { enum: TYPES },
}

/** Writes every input of its own anew: what is not given is zero. */
export function readAppareils(fields: Fields, sheet: Sheet, reading: Reading): void {
  checkText(fields.descriptionTelephone, 'descriptionTelephone', reading)
  checkText(fields.descriptionTelephonePlan, 'descriptionTelephonePlan', reading)
  checkText(fields.descriptionLaptop, 'descriptionLaptop', reading)
  readTranslations(fields.translationsTelephone, 'package.translationsTelephone', reading)
  readTranslations(fields.translationsTelephonePlan, 'package.translationsTelephonePlan', reading)
  readTranslations(fields.translationsLaptop, 'package.translationsLaptop', reading)
  sheet.hasTelephone = flagOf(fields.hasTelephone, 'hasTelephone', reading)
  sheet.telephone = cost(fields.telephone, 'telephone', sheet.hasTelephone, reading)
  sheet.hasTelephonePlan = flagOf(fields.hasTelephonePlan, 'hasTelephonePlan', reading)
  sheet.telephonePlan = cost(fields.telephonePlan, 'telephonePlan', sheet.hasTelephonePlan, reading)
  sheet.hasLaptop = flagOf(fields.hasLaptop, 'hasLaptop', reading)
  sheet.laptop = cost(fields.laptop, 'laptop', sheet.hasLaptop, reading)
  readInternet(fields, sheet, reading)
}

function cost(value: unknown, key: string, has: number, reading: Reading): Cents {
  const given = amountOf(value, key, MAX_MONTH, reading)
  return has === 1 ? (required(given, key, reading) ?? 0) : 0
}

function readInternet(fields: Fields, sheet: Sheet, reading: Reading): void {
  const has = flagOf(fields.hasInternet, 'hasInternet', reading)
  const value = cost(fields.internet, 'internet', has, reading)
  const type = isGiven(fields.typeInternet)
    ? reading.word(fields.typeInternet, 'package.typeInternet', TYPES)
    : undefined
  if (has === 1 && type === undefined) reading.useDefault('package.typeInternet')
  sheet.hasInternetFourni = has === 1 && type === 'FOURNI' ? 1 : 0
  sheet.internetFourni = sheet.hasInternetFourni * value
  sheet.internet = value - sheet.internetFourni
  const law = lawOf(reading)
  if (sheet.internet > 0 && law !== undefined) {
    within(value, 'internet', 0, law.frais.internetMaximum, reading)
  }
}
