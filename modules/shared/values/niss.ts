import { isDay } from './days.ts'

/** What a Belgian national register number (NISS, INSZ) says of its person. */
export interface Niss {
  /** The eleven digits. */
  digits: string
  /** A number of the Crossroads Bank, for who is not in the register. */
  isBis: boolean
  /** `YYYY-MM-DD`; null where the register did not know it whole. */
  birthDate: string | null
  /** As it was registered; null for a bis number given without knowing it. */
  gender: 'M' | 'F' | null
}

/** What people write between the digits. */
const BETWEEN = /[\s./\p{Pd}_]/gu
const CHECK = 97
/** Stands before the nine digits of who was born from 2000 on. */
const FROM_2000 = 2_000_000_000
const SEQUENCE = { first: 1, last: 998 }
/** What a bis number adds to the month: gender unknown, or known. */
const BIS_UNKNOWN = 20
const BIS_KNOWN = 40

/**
 * Reads a number as it was typed or pasted, `85.07.30-033.28` for one; null for one that cannot be: wrong check digits,
 * a month or a day that no calendar has, a sequence out of range. Month and day may be 00, of those whose birth was not
 * known. Source: Royal Decree of 3 April 1984 on the composition of the number; for bis numbers the Crossroads Bank for
 * Social Security. Checked on 2026-11-23.
 */
export function readNiss(typed: string): Niss | null {
  const digits = typed.replace(BETWEEN, '')
  if (!/^\d{11}$/.test(digits)) return null
  const [year, month, day, sequence] = [
    Number(digits.slice(0, 2)),
    Number(digits.slice(2, 4)),
    Number(digits.slice(4, 6)),
    Number(digits.slice(6, 9)),
  ] as const
  const century = centuryOf(Number(digits.slice(0, 9)), Number(digits.slice(9)))
  if (century === null) return null
  if (sequence < SEQUENCE.first || sequence > SEQUENCE.last) return null
  const added = month >= BIS_KNOWN ? BIS_KNOWN : month >= BIS_UNKNOWN ? BIS_UNKNOWN : 0
  const calendarMonth = month - added
  if (calendarMonth > 12 || day > 31) return null
  const isWhole = calendarMonth > 0 && day > 0
  const birthDate = isWhole ? `${century + year}-${two(calendarMonth)}-${two(day)}` : null
  if (birthDate && !isDay(birthDate)) return null
  return {
    digits,
    isBis: added > 0,
    birthDate,
    gender: added === BIS_UNKNOWN ? null : sequence % 2 === 1 ? 'M' : 'F',
  }
}

/** `85.07.30-033.28` */
export function formatNiss(digits: string): string {
  return digits.replace(/^(\d{2})(\d{2})(\d{2})(\d{3})(\d{2})$/, '$1.$2.$3-$4.$5')
}

/** The check digits are right in one of the centuries at most, and so tell which. */
function centuryOf(nine: number, check: number): 1900 | 2000 | null {
  if (CHECK - (nine % CHECK) === check) return 1900
  return CHECK - ((FROM_2000 + nine) % CHECK) === check ? 2000 : null
}

const two = (number: number) => String(number).padStart(2, '0')
