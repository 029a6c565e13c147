import { FIRST_DAY, LAST_DAY } from '#modules/compute/pure'
import { daysAfter, monthsAfter } from '#modules/shared/values/days'

/** The first and the last day of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): { first: string; last: string } {
  const first = `${month}-01`
  return { first, last: daysAfter(monthsAfter(first, 1), -1) }
}

/** The day whose law a month's pay follows: its first, or that on which the contract begins; of days without a law the nearest. */
export function lawDayOfMonth(month: string, startDate: string): string {
  const { first } = daysOfMonth(month)
  const day = startDate > first ? startDate : first
  return day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day
}
