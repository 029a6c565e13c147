import {
  daysBefore,
  isPlainDate,
  lastDayOfMonth,
  monthOf,
  yearOf,
  type PlainDate,
} from './dates.ts'

const MONTHS = 12
const DAYS_OF_WEEK = 7
const DAYS_OF_YEAR = 365

/** The day so many days later. */
export function plusDays(day: PlainDate, days: number): PlainDate {
  const count = countOf(day) + days
  let year = yearOf(day) + Math.floor(days / DAYS_OF_YEAR)
  while (count <= beforeYear(year)) year--
  while (count > beforeYear(year + 1)) year++
  const inYear = count - beforeYear(year)
  let month = MONTHS
  while (inYear <= daysBefore(year, month)) month--
  return plainDate(year, month, String(inYear - daysBefore(year, month)))
}

/** How many days one lies after another. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return countOf(to) - countOf(from)
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
  return countOf(day) % DAYS_OF_WEEK
}

/** The days of the Gregorian calendar until a day; the first was a Monday. */
function countOf(day: PlainDate): number {
  const year = yearOf(day)
  return beforeYear(year) + daysBefore(year, monthOf(day)) + Number(day.slice(8))
}

function beforeYear(year: number): number {
  const past = year - 1
  const leap = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400)
  return past * DAYS_OF_YEAR + leap
}

function plainDate(year: number, month: number, day: string): PlainDate {
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}
