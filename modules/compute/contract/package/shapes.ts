import { isPlainDate, type PlainDate } from '../../engine/dates.ts'
import type { Cents } from '../../engine/money.ts'
import { isGiven, type Fields, type Reading } from '../reading.ts'

/** A flag that may be absent: absent is no. */
export function flagOf(fields: Fields, key: string, reading: Reading): number {
  return isGiven(fields[key]) ? reading.flag(fields[key], `package.${key}`) : 0
}

/** Euros that may be absent, as cents; `undefined` when they are. */
export function amountOf(
  fields: Fields,
  key: string,
  max: number,
  reading: Reading
): Cents | undefined {
  if (!isGiven(fields[key])) return undefined
  return reading.amount(fields[key], `package.${key}`, 0, max)
}

/** A calendar day that may be absent or refused. */
export function dateOf(fields: Fields, key: string, reading: Reading): PlainDate | undefined {
  const value = fields[key]
  if (!isGiven(value)) return undefined
  if (typeof value === 'string' && isPlainDate(value)) return value
  reading.refuse('invalid_value', `package.${key}`, { expected: 'date' })
  return undefined
}

/** A description changes no figure, but it is a text. */
export function checkText(fields: Fields, key: string, reading: Reading): void {
  if (isGiven(fields[key]) && typeof fields[key] !== 'string') {
    reading.refuse('invalid_value', `package.${key}`, { expected: 'text' })
  }
}

/** What a benefit that is switched on cannot do without. */
export function required<T>(value: T | undefined, key: string, reading: Reading): T | undefined {
  if (value === undefined) reading.refuse('required', `package.${key}`)
  return value
}
