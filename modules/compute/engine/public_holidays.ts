import { yearOf, type PlainDate } from './dates.ts'
import { plusDays } from './calendar.ts'

/** Month and day of those that do not move. */
const FIXED = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25']
/** Days from Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const FROM_EASTER = [1, 39, 50]

/**
 * The ten public holidays of a year: AR du 18 avril 1974, art. 1; the same since. Confidence: recalled, and checked against
 * the calendar of 2024 to 2027 on 27 November 2026.
 */
export function publicHolidays(year: number): readonly PlainDate[] {
  const easter = easterOf(year)
  return [
    ...FIXED.map((day) => `${year}-${day}`),
    ...FROM_EASTER.map((days) => plusDays(easter, days)),
  ].toSorted()
}

export function isPublicHoliday(day: PlainDate): boolean {
  return publicHolidays(yearOf(day)).includes(day)
}

/** The Gregorian computus (Meeus, Jones, Butcher). */
function easterOf(year: number): PlainDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  const two = (of: number) => String(of).padStart(2, '0')
  return `${year}-${two(Math.floor(n / 31))}-${two((n % 31) + 1)}`
}
