import { isPlainDate, lastDayOfMonth, monthOf, yearOf, type PlainDate } from './dates.ts'

const DAY_MS = 86_400_000
const MONTHS = 12

/** The day so many days later. */
export function plusDays(day: PlainDate, days: number): PlainDate {
  const at = new Date(Date.parse(day) + days * DAY_MS)
  return plainDate(at.getUTCFullYear(), at.getUTCMonth() + 1, String(at.getUTCDate()))
}

/** How many days one lies after another. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

/** The same day so many months later, or the last of that month. */
export function plusMonths(day: PlainDate, months: number): PlainDate {
  const index = yearOf(day) * MONTHS + monthOf(day) - 1 + months
  const [year, month] = [Math.floor(index / MONTHS), (index % MONTHS) + 1]
  const same = plainDate(year, month, day.slice(8))
  return isPlainDate(same) ? same : lastDayOfMonth(year, month)
}

/** Whole months from one day to another. */
export function monthsBetween(from: PlainDate, to: PlainDate): number {
  const months = (yearOf(to) - yearOf(from)) * MONTHS + monthOf(to) - monthOf(from)
  return plusMonths(from, months) <= to ? months : months - 1
}

/** 0 is Sunday. */
export function weekday(day: PlainDate): number {
  return new Date(Date.parse(day)).getUTCDay()
}

function plainDate(year: number, month: number, day: string): PlainDate {
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}
