import { isDay } from '#modules/shared/values/days'
import { readNiss } from '#modules/shared/values/niss'

/** A field as it goes on: a text, said to be empty, or not said. */
export type Said = string | null | undefined

/** Leaves out what was not said. */
export function said(fields: Readonly<Record<string, Said>>): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string | null] => entry[1] !== undefined
    )
  )
}

/** A text or a number, without what no row can keep; nothing, an empty text and the `false` of Odoo are said to be empty. */
export function text(value: unknown): Said {
  if (value === undefined) return undefined
  if (value === null || value === false) return null
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  return value.toWellFormed().replaceAll('\0', '').trim() || null
}

/** A day, at the beginning of a moment too; what is no day is not said. */
export function day(value: unknown): Said {
  const read = text(value)
  if (typeof read !== 'string') return read
  const written = read.slice(0, 10)
  if (written === '0000-00-00') return null
  return isDay(written) ? written : undefined
}

/** An amount of a number, or of a text that may name its currency behind it: `3500.00 EUR`. */
export function amount(value: unknown): Said {
  const read = text(value)
  if (typeof read !== 'string') return read
  const parts = /^(\d+(?:\.\d+)?)(?:\s*[A-Z]{3})?$/.exec(read)
  if (!parts) return undefined
  const euro = Number(parts[1])
  return euro > 0 ? (Math.round(euro * 100) / 100).toFixed(2) : null
}

/** A count or hours, at most two figures behind the point. */
export function number(value: unknown): Said {
  const read = text(value)
  if (typeof read !== 'string') return read
  const parsed = Number(read)
  return Number.isFinite(parsed) && parsed >= 0 ? String(Math.round(parsed * 100) / 100) : undefined
}

/** A yes or no as `true` or `false`; anything else is not said. */
export const flag = (value: unknown): Said =>
  value === null ? null : typeof value === 'boolean' ? String(value) : undefined

/** A code of ours by the other system's word; a word that is not known is not said. */
export function coded(value: unknown, codes: Readonly<Record<string, string>>): Said {
  const read = text(value)
  return typeof read === 'string' ? codes[read.toLowerCase().replaceAll(/[\s-]+/g, '_')] : read
}

/** A language that we write in, of a code such as `fr_BE`. */
export function language(value: unknown): Said {
  const read = text(value)
  if (typeof read !== 'string') return read
  return /^(fr|nl|en)\b/i.exec(read.replace('_', '-'))?.[1]?.toLowerCase()
}

/** A register number with check digits that hold; another number of a person is none of ours. */
export function niss(value: unknown): Said {
  const read = text(value)
  return typeof read === 'string' ? readNiss(read)?.digits : read
}

export const GENDERS = {
  male: 'M',
  m: 'M',
  female: 'F',
  f: 'F',
  other: 'X',
  diverse: 'X',
  non_binary: 'X',
  x: 'X',
}

/** What systems call a civil status. Separated in fact is none: what it makes of the household is for a person to say. */
export const CIVIL_STATES = {
  single: 'celibataire',
  unmarried: 'celibataire',
  married: 'marie',
  divorced: 'divorce',
  widow: 'veuf',
  widower: 'veuf',
  widowed: 'veuf',
  legal_cohabitant: 'cohabitant',
  legal_cohabitation: 'cohabitant',
  legally_cohabiting: 'cohabitant',
  registered_partnership: 'cohabitant',
}
