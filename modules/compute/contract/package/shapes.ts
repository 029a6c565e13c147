import { isPlainDate, type PlainDate } from '../../engine/dates.ts'
import type { Cents } from '../../engine/money.ts'
import { hundredthsWithin, isCount, isGiven, type Reading } from '../reading.ts'

/*
 * Shapes that many fields share. Each takes the value and the name of the field, not the field's name alone:
 * a property named in the code is read ten times faster than one looked up by its name. The path is put together for a
 * refusal only.
 */

/** A flag that may be absent: absent is no. */
export function flagOf(value: unknown, key: string, reading: Reading): number {
  if (value === true) return 1
  return value === false || !isGiven(value) ? 0 : reading.flag(value, `package.${key}`)
}

/** Euros that may be absent, as cents; `undefined` when they are. */
export function amountOf(
  value: unknown,
  key: string,
  max: number,
  reading: Reading
): Cents | undefined {
  if (!isGiven(value)) return undefined
  return hundredthsWithin(value, 0, max) ?? reading.amount(value, `package.${key}`, 0, max)
}

/** A whole number that may be absent; `undefined` when it is. */
export function countOf(
  value: unknown,
  key: string,
  min: number,
  max: number,
  reading: Reading
): number | undefined {
  if (!isGiven(value)) return undefined
  return isCount(value, min, max) ? value : reading.count(value, `package.${key}`, min, max)
}

/** The amount of a benefit under its switch `has…`: checked in any case, 0 where that is off, required where on. */
export function amountUnder(
  has: number,
  value: unknown,
  key: string,
  max: number,
  reading: Reading
): Cents {
  const given = amountOf(value, key, max, reading)
  return has === 1 ? (required(given, key, reading) ?? 0) : 0
}

/** A calendar day that may be absent or refused. */
export function dateOf(value: unknown, key: string, reading: Reading): PlainDate | undefined {
  if (!isGiven(value)) return undefined
  if (typeof value === 'string' && isPlainDate(value)) return value
  reading.refuse('invalid_value', `package.${key}`, { expected: 'date' })
  return undefined
}

/** What a benefit that is switched on cannot do without. */
export function required<T>(value: T | undefined, key: string, reading: Reading): T | undefined {
  if (value === undefined) reading.refuse('required', `package.${key}`)
  return value
}
