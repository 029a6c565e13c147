import type { Sheet } from '../../rules/index.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'
import { amount, count, flag, type JsonSchema } from '../schema_parts.ts'
import { EXTRAS_LIST_SCHEMA, readPackageExtras, type PackageExtra } from './package_extras.ts'
import { amountOf, flagOf, required } from './shapes.ts'

/** Leave beyond the law, allowances taxed without contributions, and the extras of the package. */
export interface ExtrasFields {
  hasJoursConge?: boolean
  /** Days a year beyond the law, whole. */
  joursConge?: number
  maxJoursConge?: number
  hasAllocationsExtra?: boolean
  /** EUR a month. */
  allocationsExtra?: number
  hasPackageExtras?: boolean
  packageExtras?: readonly PackageExtra[]
}

const MAX_DAYS = 100
const MAX_MONTH = 100_000
const days = { ...count, maximum: MAX_DAYS }

export const EXTRAS_SCHEMA: Readonly<Record<keyof ExtrasFields & string, JsonSchema>> = {
  hasJoursConge: flag,
  joursConge: days,
  maxJoursConge: days,
  hasAllocationsExtra: flag,
  allocationsExtra: { ...amount, minimum: 0, maximum: MAX_MONTH },
  hasPackageExtras: flag,
  packageExtras: EXTRAS_LIST_SCHEMA,
}

/** Writes every input of its own anew: what is not given is zero. */
export function readExtras(fields: Fields, sheet: Sheet, reading: Reading): void {
  readLeave(fields, sheet, reading)
  const allowance = amountOf(fields.allocationsExtra, 'allocationsExtra', MAX_MONTH, reading)
  sheet.valeurAllocationsExtra =
    flagOf(fields.hasAllocationsExtra, 'hasAllocationsExtra', reading) === 1
      ? (required(allowance, 'allocationsExtra', reading) ?? 0)
      : 0
  const has = flagOf(fields.hasPackageExtras, 'hasPackageExtras', reading)
  readPackageExtras(fields.packageExtras, has, sheet, reading)
}

function readLeave(fields: Fields, sheet: Sheet, reading: Reading): void {
  const max = isGiven(fields.maxJoursConge)
    ? reading.count(fields.maxJoursConge, 'package.maxJoursConge', 0, MAX_DAYS)
    : MAX_DAYS
  const given = isGiven(fields.joursConge)
    ? reading.count(fields.joursConge, 'package.joursConge', 0, MAX_DAYS)
    : undefined
  sheet.joursConge = 0
  if (flagOf(fields.hasJoursConge, 'hasJoursConge', reading) === 0) return
  sheet.joursConge = required(given, 'joursConge', reading) ?? 0
  if (sheet.joursConge > max) reading.refuse('out_of_range', 'package.joursConge', { min: 0, max })
}
