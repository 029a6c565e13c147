import { FIRST_DAY, LAST_DAY } from '#modules/compute/pure'
import { daysAfter, monthsAfter } from '#modules/shared/values/days'
import type { Period } from './plan.ts'

/** One month of a budget. */
export interface Month {
  /** Its first and its last day. */
  first: string
  last: string
  /** Its place in the year, January 0. */
  ofYear: number
  year: number
  /** The day whose law it is computed with: its first, or the nearest whose law is known. */
  lawDay: string
}

export function monthsOfPeriod({ start, months }: Period): Month[] {
  return Array.from({ length: months }, (_, at) => {
    const first = monthsAfter(start, at)
    return {
      first,
      last: daysAfter(monthsAfter(first, 1), -1),
      ofYear: Number(first.slice('YYYY-'.length, 'YYYY-MM'.length)) - 1,
      year: Number(first.slice(0, 'YYYY'.length)),
      lawDay: first < FIRST_DAY ? FIRST_DAY : first > LAST_DAY ? LAST_DAY : first,
    }
  })
}

/** `2027-01`. */
export function nameOf({ first }: Month): string {
  return first.slice(0, 'YYYY-MM'.length)
}

/** How many of the first months are over on a day. */
export function monthsOver(period: Period, today: string): number {
  return monthsOfPeriod(period).filter(({ last }) => last < today).length
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 'YYYY-MM'.length)}-01`
}
