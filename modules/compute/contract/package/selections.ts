import type { Cents } from '../../engine/money.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { amount, count, list, strict, type JsonSchema } from '../schema_parts.ts'
import { readTranslations, TRANSLATIONS_SCHEMA, type Translations } from '../translations.ts'
import { entriesOf, refuseUnknownOf, textOf } from './entries.ts'

/** An extension of the insurance that was chosen. */
export interface Selection {
  id?: string | number
  description?: string
  translations?: Translations
  companyId?: string | number
  companyAssuranceExtensionId?: string | number
  /** Premium of one unit, EUR a year. */
  valeur: number
  /** 1 unless told. */
  units?: number
  maxUnits?: number
}

/** EUR a year. */
export const MAX_PREMIUM = 1_000_000
const MAX_UNIT = 100_000
const MAX_UNITS = 1000
const PATH = 'package.extensionAssuranceSelections'
const id = { type: ['string', 'integer'] }
const units = { ...count, maximum: MAX_UNITS }

const SELECTION: Readonly<Record<keyof Selection, JsonSchema>> = {
  id,
  description: { type: 'string' },
  translations: TRANSLATIONS_SCHEMA,
  companyId: id,
  companyAssuranceExtensionId: id,
  valeur: { ...amount, minimum: 0, maximum: MAX_UNIT },
  units,
  maxUnits: units,
}

export const SELECTIONS_SCHEMA: JsonSchema = list(strict(SELECTION, ['valeur']))

/** The yearly premium of all selections; `undefined` when there is no list. */
export function readSelections(value: unknown, reading: Reading): Cents | undefined {
  const selections = entriesOf(value, PATH, reading)
  if (selections === undefined) return undefined
  let total = 0
  for (const [i, each] of selections.entries()) {
    const path = `${PATH}[${i}]`
    const selection = reading.object(each, path)
    if (selection !== undefined) total += premium(selection, path, reading)
    else if (!isGiven(each)) reading.refuse('required', path)
  }
  return total
}

function premium(selection: Fields, path: string, reading: Reading): Cents {
  refuseUnknownOf(selection, SELECTION, path, reading)
  textOf(selection.description, `${path}.description`, reading)
  readTranslations(selection.translations, `${path}.translations`, reading)
  const max = isGiven(selection.maxUnits)
    ? reading.count(selection.maxUnits, `${path}.maxUnits`, 0, MAX_UNITS)
    : MAX_UNITS
  const chosen = isGiven(selection.units)
    ? reading.count(selection.units, `${path}.units`, 0, max)
    : 1
  if (!isGiven(selection.valeur)) {
    reading.refuse('required', `${path}.valeur`)
    return 0
  }
  return chosen * reading.amount(selection.valeur, `${path}.valeur`, 0, MAX_UNIT)
}
