import type { Cents } from '../../engine/money.ts'
import type { Sheet } from '../../rules/index.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { amount, list, strict, type JsonSchema } from '../schema_parts.ts'
import { readTranslations, TRANSLATIONS_SCHEMA, type Translations } from '../translations.ts'
import { entriesOf, refuseUnknownOf, textOf } from './entries.ts'
import { flagOf } from './shapes.ts'

/**
 * `BRUT_IMPOSABLE`: paid and taxed, without contributions. `AVANTAGE`: a benefit, taxed and taken back.
 * `NET`: paid net. `VOLONTARIAT_FISCAL`: more tax withheld at the worker's request.
 */
export type TypeExtra = 'BRUT_IMPOSABLE' | 'AVANTAGE' | 'NET' | 'VOLONTARIAT_FISCAL'

/** An extra of the package, in EUR a month. */
export interface PackageExtra {
  id?: string | number
  description?: string
  translations?: Translations
  type: TypeExtra
  /** What it is worth on the payslip. */
  workerAmount: number
  /** What it costs; the same as `workerAmount` when absent, 0 for `VOLONTARIAT_FISCAL`. */
  employerAmount?: number
}

const MAX_MONTH = 100_000
const PATH = 'package.packageExtras'
export const TYPES_EXTRA: readonly TypeExtra[] = [
  'BRUT_IMPOSABLE',
  'AVANTAGE',
  'NET',
  'VOLONTARIAT_FISCAL',
]
const month = { ...amount, minimum: 0, maximum: MAX_MONTH }

const EXTRA: Readonly<Record<keyof PackageExtra, JsonSchema>> = {
  id: { type: ['string', 'integer'] },
  description: { type: 'string' },
  translations: TRANSLATIONS_SCHEMA,
  type: { enum: TYPES_EXTRA },
  workerAmount: month,
  employerAmount: month,
}

export const EXTRAS_LIST_SCHEMA: JsonSchema = list(strict(EXTRA, ['type', 'workerAmount']))

/** Sums the extras by type onto the sheet; switched off they are checked and count for nothing. */
export function readExtras(fields: Fields, sheet: Sheet, reading: Reading): void {
  const value = fields.packageExtras
  const has = flagOf(fields.hasPackageExtras, 'hasPackageExtras', reading)
  sheet.extrasBruts = 0
  sheet.extrasAvantages = 0
  sheet.extrasNets = 0
  sheet.extrasVolontariat = 0
  sheet.extrasEmployeur = 0
  if (has === 1 && !isGiven(value)) reading.refuse('required', PATH)
  const extras = entriesOf(value, PATH, reading)
  if (extras === undefined) return
  for (const [i, each] of extras.entries()) {
    const path = `${PATH}[${i}]`
    const extra = reading.object(each, path)
    if (extra !== undefined) readExtra(extra, path, has, sheet, reading)
    else if (!isGiven(each)) reading.refuse('required', path)
  }
}

function readExtra(extra: Fields, path: string, has: number, sheet: Sheet, reading: Reading): void {
  refuseUnknownOf(extra, EXTRA, path, reading)
  textOf(extra.description, `${path}.description`, reading)
  readTranslations(extra.translations, `${path}.translations`, reading)
  if (!isGiven(extra.type)) reading.refuse('required', `${path}.type`)
  if (!isGiven(extra.workerAmount)) reading.refuse('required', `${path}.workerAmount`)
  if (!isGiven(extra.type) || !isGiven(extra.workerAmount)) return
  const type = reading.word(extra.type, `${path}.type`, TYPES_EXTRA)
  const worker = reading.amount(extra.workerAmount, `${path}.workerAmount`, 0, MAX_MONTH)
  const employer = employerAmount(extra, type, worker, path, reading)
  if (has === 0) return
  if (type === 'BRUT_IMPOSABLE') sheet.extrasBruts += worker
  else if (type === 'AVANTAGE') sheet.extrasAvantages += worker
  else if (type === 'NET') sheet.extrasNets += worker
  else sheet.extrasVolontariat += worker
  sheet.extrasEmployeur += employer
}

/** Tax that the worker asks to be withheld comes from the net and costs nothing. */
function employerAmount(
  extra: Fields,
  type: TypeExtra,
  worker: Cents,
  path: string,
  reading: Reading
): Cents {
  const max = type === 'VOLONTARIAT_FISCAL' ? 0 : MAX_MONTH
  if (!isGiven(extra.employerAmount)) return max === 0 ? 0 : worker
  return reading.amount(extra.employerAmount, `${path}.employerAmount`, 0, max)
}
