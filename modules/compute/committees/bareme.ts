import type { PlainDate } from '../engine/dates.ts'
import type { Origin } from './fact.ts'

/** What each class is paid at least: one amount, or one for each year of experience; `null` where it is not known. */
export type Classes = Readonly<Record<string, readonly number[] | null>>

/** The scales of a committee from a day on. */
export interface BaremeOn extends Origin {
  readonly from: PlainDate
  /** By scale, where there are several, else under `''`: classes by code. */
  readonly echelles: Readonly<Record<string, Classes>>
}

/** The minimum scale of a joint committee, by class and experience. */
export interface Bareme {
  /** Amounts are of a month in cents, or of an hour in ten-thousandths of a euro. */
  readonly of: 'month' | 'hour'
  /** What a scale depends on, by code; the first one holds unless told. `['']` where there is one scale. */
  readonly echelles: readonly string[]
  /** Codes of the classes, lowest first. */
  readonly classes: readonly string[]
  /** Of these, those that no job falls under without more: students, dual training. */
  readonly special?: readonly string[]
  readonly values: readonly BaremeOn[]
}

/** One scale under no name of its own. */
export const ONE_SCALE = ['']

/** The amount of a class by years of experience: years beyond the last line count as that line. */
export function amountOf(line: readonly number[], years: number): number {
  return line[Math.min(years, line.length - 1)]
}
