import { isGiven, type Fields, type Reading } from '../reading.ts'
import { amount, count, flag, list, strict, type JsonSchema } from '../schema_parts.ts'
import { HYBRIDE_SCHEMA, MAX_BATTERIE, type HybrideOfList } from './hybride.ts'
import { readTranslations, TRANSLATIONS_SCHEMA, type Translations } from '../translations.ts'
import { ENERGIES, type Energie } from '../energies.ts'

/** Benefits a FLEX package may offer (`can…`) or impose (`mustHave…`). */
export const FLEX_BENEFITS = [
  'voitureSociete',
  'budgetMobilite',
  'carteEssence',
  'velo',
  'telephone',
  'telephonePlan',
  'laptop',
  'extensionAssurance',
  'joursConge',
  'epargnePension',
  'flexWarrants',
  'stockOptions',
] as const

export type FlexBenefit = (typeof FLEX_BENEFITS)[number]

/** A car that may be chosen. */
export interface VoitureSocieteOption extends HybrideOfList {
  id?: string | number
  description?: string
  translations?: Translations
  energie: Energie
  /** Grams a kilometre. */
  co2?: number
  /** Catalogue value, EUR. */
  valeur: number
  /** EUR a month. */
  tcoMensuel: number
  /** May be the car of the first pillar of the mobility budget. */
  eligibleBudgetMobilite?: boolean
}

/** A bike that may be chosen; `tcoMensuel` in EUR a month. */
export interface VeloOption {
  id?: string | number
  description?: string
  translations?: Translations
  tcoMensuel: number
}

/** A telephone, a telephone plan or a laptop that may be chosen; `valeur` as the field of the benefit. */
export interface AppareilOption {
  id?: string | number
  description?: string
  translations?: Translations
  valeur: number
}

/** An extension of the insurance; `valeur` in EUR a year and unit. */
export interface ExtensionAssuranceOption {
  id?: string | number
  description?: string
  translations?: Translations
  valeur: number
  companyId?: string | number
  maxUnits?: number
}

/** What a FLEX package offers and imposes; without effect on a FIX one. */
export type FlexFields = {
  [B in FlexBenefit as `can${Capitalize<B>}` | `mustHave${Capitalize<B>}`]?: boolean
} & {
  voitureSocieteOptions?: readonly VoitureSocieteOption[]
  veloOptions?: readonly VeloOption[]
  telephoneOptions?: readonly AppareilOption[]
  telephonePlanOptions?: readonly AppareilOption[]
  laptopOptions?: readonly AppareilOption[]
  extensionAssuranceOptions?: readonly ExtensionAssuranceOption[]
  canBudgetMobilitePilier1?: boolean
}

const MAX_AMOUNT = 10_000_000
const MAX_CO2 = 1000
const MAX_UNITS = 10_000

type Check = (value: unknown, path: string, reading: Reading) => void
type OptionChecks = Readonly<Record<string, { readonly check: Check; readonly schema: JsonSchema }>>

const id = { schema: { type: ['string', 'integer'] }, check: checkId }
const text = { schema: { type: 'string' }, check: checkText }
const translations = { schema: TRANSLATIONS_SCHEMA, check: readTranslations }
const yes = { schema: flag, check: checkFlag }
const euros = {
  schema: { ...amount, minimum: 0, maximum: MAX_AMOUNT },
  check: (value: unknown, path: string, reading: Reading) =>
    void reading.amount(value, path, 0, MAX_AMOUNT),
}
const whole = (max: number) => ({
  schema: { ...count, maximum: max },
  check: (value: unknown, path: string, reading: Reading) =>
    void reading.count(value, path, 0, max),
})
const energy = {
  schema: { enum: ENERGIES },
  check: (value: unknown, path: string, reading: Reading) =>
    void reading.word(value, path, ENERGIES),
}

const battery = {
  schema: HYBRIDE_SCHEMA.batterieVS,
  check: (value: unknown, path: string, reading: Reading) =>
    void reading.hundredths(value, path, 0, MAX_BATTERIE),
}
const equivalent = {
  schema: HYBRIDE_SCHEMA.co2EquivalentVS,
  check: (value: unknown, path: string, reading: Reading) =>
    void reading.count(value, path, 1, MAX_CO2),
}

interface OptionList {
  readonly fields: OptionChecks
  readonly required: readonly string[]
}

const appareil: OptionList = {
  fields: { id, description: text, translations, valeur: euros },
  required: ['valeur'],
}

const OPTION_LISTS: Readonly<Record<string, OptionList>> = {
  voitureSocieteOptions: {
    fields: {
      id,
      description: text,
      translations,
      energie: energy,
      co2: whole(MAX_CO2),
      nonRechargeable: yes,
      batterie: battery,
      co2Equivalent: equivalent,
      euro6eBis: yes,
      valeur: euros,
      tcoMensuel: euros,
      eligibleBudgetMobilite: yes,
    },
    required: ['energie', 'valeur', 'tcoMensuel'],
  },
  veloOptions: {
    fields: { id, description: text, translations, tcoMensuel: euros },
    required: ['tcoMensuel'],
  },
  telephoneOptions: appareil,
  telephonePlanOptions: appareil,
  laptopOptions: appareil,
  extensionAssuranceOptions: {
    fields: {
      id,
      description: text,
      translations,
      valeur: euros,
      companyId: id,
      maxUnits: whole(MAX_UNITS),
    },
    required: ['valeur'],
  },
}

const FLAGS: readonly string[] = [
  'canBudgetMobilitePilier1',
  ...FLEX_BENEFITS.flatMap((benefit) => [`can${capital(benefit)}`, `mustHave${capital(benefit)}`]),
]

const FLEX_CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ...FLAGS.map((name) => [name, checkFlag] as const),
  ...Object.entries(OPTION_LISTS).map(([name, of]) => [name, checkOptions(of)] as const),
])

export const FLEX_SCHEMA: Readonly<Record<keyof FlexFields & string, JsonSchema>> = {
  ...Object.fromEntries(FLAGS.map((name) => [name, flag])),
  ...Object.fromEntries(
    Object.entries(OPTION_LISTS).map(([name, { fields, required }]) => [
      name,
      list(
        strict(
          Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, schema])),
          required
        )
      ),
    ])
  ),
} as Readonly<Record<keyof FlexFields & string, JsonSchema>>

/** `hasVelo`, `canVelo`, `mustHaveVelo` of `velo`. */
export function flagOf(prefix: 'has' | 'can' | 'mustHave', benefit: string): string {
  return `${prefix}${capital(benefit)}`
}

/**
 * Checks the shape of one field that offers or imposes; such a field changes nothing on the sheet.
 * @returns false when the field is not one of them.
 */
export function checkFlexField(fields: Fields, key: string, reading: Reading): boolean {
  const check = FLEX_CHECKS.get(key)
  if (check === undefined) return false
  if (isGiven(fields[key])) check(fields[key], `package.${key}`, reading)
  return true
}

function checkOptions({ fields, required }: OptionList): Check {
  return (value, path, reading) => {
    if (!Array.isArray(value)) return reading.refuse('invalid_value', path, { expected: 'list' })
    for (const [i, each] of value.entries()) {
      const at = `${path}[${i}]`
      const option = reading.object(each, at)
      if (option === undefined) {
        if (!isGiven(each)) reading.refuse('required', at)
        continue
      }
      for (const key in option) {
        if (!Object.hasOwn(fields, key)) reading.refuse('unknown_field', `${at}.${key}`)
        else if (isGiven(option[key])) fields[key].check(option[key], `${at}.${key}`, reading)
      }
      for (const key of required) {
        if (!isGiven(option[key])) reading.refuse('required', `${at}.${key}`)
      }
    }
  }
}

function checkFlag(value: unknown, path: string, reading: Reading): void {
  reading.flag(value, path)
}

function checkText(value: unknown, path: string, reading: Reading): void {
  if (typeof value !== 'string') reading.refuse('invalid_value', path, { expected: 'text' })
}

function checkId(value: unknown, path: string, reading: Reading): void {
  if (typeof value === 'string' || Number.isSafeInteger(value)) return
  reading.refuse('invalid_value', path, { expected: 'text' })
}

function capital(name: string): string {
  return name[0].toUpperCase() + name.slice(1)
}
