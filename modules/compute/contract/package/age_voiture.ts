import { daysBefore, monthOf, yearOf, type PlainDate } from '../../engine/dates.ts'
import type { Sheet } from '../../rules/index.ts'

/**
 * Writes the age of a car in the calendar year of a day. A started month counts whole, so each year of age
 * begins on the first day of the month of registration. A car registered within the year, or later, is new
 * all the time.
 */
export function writeAge(registered: PlainDate, day: PlainDate, sheet: Sheet): void {
  const year = yearOf(day)
  // Of a new car no date is read twice.
  const years = registered === day ? 0 : year - yearOf(registered)
  sheet.anneesVS = Math.max(0, years)
  sheet.joursAvantVS = years <= 0 ? 0 : daysBefore(year, monthOf(registered))
  sheet.joursApresVS = daysBefore(year, 13) - sheet.joursAvantVS
}
