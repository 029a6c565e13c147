import { phoneNumber } from '#modules/accounts/index'
import { commissionCodes } from '#modules/compute/pure'
import { readBic, readIban } from '#modules/shared/values/bank_account'
import { COUNTRIES } from '#modules/shared/values/countries'
import { today } from '#modules/shared/values/days'
import { readNiss } from '#modules/shared/values/niss'
import { countryNamed } from './country_names.ts'
import type { FieldType, ImportField } from './import_field.ts'
import type { Signs } from './import_settings.ts'
import { plainWords } from './plain_words.ts'
import { readAmountCell } from './read_amount.ts'
import { readDayCell } from './read_day.ts'
import { readMonthCell } from './read_month.ts'
import type { Cell } from './sheet_table.ts'

/** What a cell means: a value, or why it means none. */
export type Value = string | number | boolean
export type ReadCell =
  | { value: Value }
  | { code: string; params?: Readonly<Record<string, string | number>> }

const LONGEST = 200
/** No cell of a list of people is longer; nothing further is made of one that is. */
const LONGEST_CELL = 500
/** Hours of a week that anybody works, and EUR that an hour is paid. */
const MOST_HOURS = 60
const MOST_HOURLY = 1_000
/** EUR: more is paid to nobody in a month or a year. */
const MOST_MONEY = 1_000_000
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[A-Za-z]{2,}$/
export const YES_WORDS = ['oui', 'ja', 'yes', 'true', 'vrai', 'waar', 'x', '1', 'o', 'j', 'y']
export const NO_WORDS = ['non', 'nee', 'neen', 'no', 'false', 'faux', 'onwaar', '0', 'n']

/** Reads a cell as its field means it. */
export function readValue(cell: NonNullable<Cell>, field: ImportField, signs: Signs): ReadCell {
  const typed = String(cell).trim()
  if (typed.length > LONGEST_CELL) return { code: 'long', params: { most: LONGEST_CELL } }
  // A line that is broken within its cell is one line.
  const text = typed.replace(/\s*[\r\n\t]+\s*/g, ' ')
  if (/[\p{Cc}\p{Co}\p{Cn}\p{Cs}\ufffd]/u.test(text)) return { code: 'signs' }
  return READERS[field.type]({ cell, text, field, ...signs })
}

interface Told extends Signs {
  cell: NonNullable<Cell>
  text: string
  field: ImportField
}

const READERS: Record<FieldType, (told: Told) => ReadCell> = {
  text: ({ text, field: { most = LONGEST } }) => upTo(text, most),
  name: ({ text, field: { most = LONGEST } }) => upTo(text, most),
  person: ({ text }) => upTo(text, LONGEST),
  fullName: ({ text }) => upTo(text, LONGEST),
  email: ({ text }) =>
    EMAIL.test(text) && text.length <= 254 ? { value: text } : { code: 'email' },
  phone: ({ cell, text }) => orCode(phoneNumber(typeof cell === 'number' ? `0${text}` : text), 'phone'),
  day: dayOfCell,
  pastDay(told) {
    const read = dayOfCell(told)
    return 'value' in read && String(read.value) >= today() ? { code: 'past' } : read
  },
  month({ cell, text, dates }) {
    const read = readMonthCell(typeof cell === 'number' ? String(cell) : text, dates)
    return orCode(read, 'month')
  },
  whole({ cell, text, field: { most = 30 } }) {
    const number = typeof cell === 'number' ? cell : /^-?\d+([.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN
    if (Number.isNaN(number) || !Number.isInteger(number)) return { code: 'whole' }
    return number < 0 || number > most ? { code: 'range', params: { most } } : { value: number }
  },
  number({ cell, decimal, field: { most = MOST_MONEY } }) {
    const read = readAmountCell(cell, decimal)
    if (typeof read === 'string') return { code: read === 'amount' ? 'number' : read }
    return read < 0 || read > most ? { code: 'range', params: { most } } : { value: read }
  },
  amount({ cell, decimal, field: { most = MOST_MONEY, least } }) {
    const read = readAmountCell(cell, decimal)
    if (typeof read === 'string') return { code: read }
    if (read > most || (least === 0 && read < 0)) return { code: 'range', params: { most } }
    return read > 0 || read === least ? { value: read } : { code: 'positive' }
  },
  signed: signedAmount,
  quantity: signedAmount,
  hourly({ cell, decimal }) {
    const read = readAmountCell(cell, decimal, 4)
    if (typeof read === 'string') return { code: 'amount' }
    return read > 0 && read <= MOST_HOURLY ? { value: read } : { code: 'range', params: { most: MOST_HOURLY } }
  },
  hours({ cell, text, decimal }) {
    const clock = /^(\d{1,2})\s*[:hu]\s*([0-5]\d)?$/i.exec(text)
    const read = clock ? Number(clock[1]) + Number(clock[2] ?? 0) / 60 : readAmountCell(cell, decimal)
    if (typeof read === 'string' || read <= 0 || read > MOST_HOURS) return { code: 'hours' }
    return { value: Math.round(read * 100) / 100 }
  },
  share({ cell, text, decimal }) {
    const bare = typeof cell === 'string' ? text.replace(/\s*%$/, '') : cell
    const read = bare === '' ? 'amount' : readAmountCell(bare, decimal, 4)
    return typeof read === 'string' || read < 0 || read > 100 ? { code: 'share' } : { value: read }
  },
  committee({ text }) {
    const parts = /^(?:be)?(?:s?cp|s?pc|psc|jc)?\s*n?°?\s*(\d{3})(?:[.\s]?(\d{2}))?$/i.exec(text)
    const code = parts && `BECP${parts[1]}${parts[2] && parts[2] !== '00' ? parts[2] : ''}`
    return orCode(code && commissionCodes(false).includes(code) ? code : null, 'committee')
  },
  flag({ cell, text }) {
    if (typeof cell === 'boolean') return { value: cell }
    const word = plainWords(text)
    if (YES_WORDS.includes(word)) return { value: true }
    return NO_WORDS.includes(word) ? { value: false } : { code: 'flag' }
  },
  code: ({ text, field }) => orCode(codesOf(field).get(plainWords(text)) ?? null, 'code'),
  country({ text }) {
    const code = text.toUpperCase()
    return orCode(COUNTRIES.includes(code) ? code : countryNamed(text), 'country')
  },
  niss({ cell, text }) {
    // A spreadsheet that takes it for a number loses the zeros in front, or all but a few figures.
    if (/^\d([.,]\d+)?e\+?\d+$/i.test(text)) return { code: 'niss_number' }
    const whole = typeof cell === 'number' ? text.padStart(11, '0') : text
    return orCode(readNiss(whole)?.digits ?? null, 'niss')
  },
  iban: ({ text }) => orCode(readIban(text), 'iban'),
  bic: ({ text }) => orCode(readBic(text), 'bic'),
}

/** An amount, or so many hours and days, that may be less than nothing. */
function signedAmount({ cell, decimal, field: { most = MOST_MONEY } }: Told): ReadCell {
  const read = readAmountCell(cell, decimal)
  if (typeof read === 'string') return { code: read }
  // Nothing less than nothing is nothing.
  return Math.abs(read) > most ? { code: 'signed_range', params: { most } } : { value: read || 0 }
}

const codesByField = new WeakMap<ImportField, ReadonlyMap<string, string>>()

/** The codes of a field by what people write for them. */
function codesOf(field: ImportField): ReadonlyMap<string, string> {
  const known = codesByField.get(field)
  if (known) return known
  const codes = new Map<string, string>()
  for (const [code, words] of Object.entries(field.codes ?? {}))
    for (const word of [plainWords(code), ...words]) if (!codes.has(word)) codes.set(word, code)
  codesByField.set(field, codes)
  return codes
}

function upTo(text: string, most: number): ReadCell {
  return text.length > most ? { code: 'long', params: { most } } : { value: text }
}

function orCode(value: string | null, code: string): ReadCell {
  return value === null ? { code } : { value }
}

function dayOfCell({ cell, text, dates }: Told): ReadCell {
  if (typeof cell !== 'string' && !/^\d{8}$/.test(text)) return { code: 'day' }
  const read = readDayCell(text, dates)
  if (read === 'unreadable') return { code: 'day' }
  return read === 'no_day' ? { code: 'no_day' } : { value: read }
}
