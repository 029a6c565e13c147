import { monthsAfter, today } from './days.ts'

/** A month as it is written everywhere: `2026-10`. No flags: a schema cannot tell them. */
export const MONTH = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/

/** From here on the law is known. */
export const FIRST_MONTH = '2021-01'
/** So many months ahead something can be said of a month. */
export const MONTHS_AHEAD = 36

export const monthOfDay = (day: string) => day.slice(0, 'YYYY-MM'.length)

/** So many months later, or earlier. */
export const monthsLater = (month: string, count: number) => monthOfDay(monthsAfter(`${month}-01`, count))

/** Whether something can be said of a month: from the first one whose law is known to three years from now. */
export function isMonthInReach(month: string): boolean {
  return MONTH.test(month) && month >= FIRST_MONTH && month <= monthsLater(monthOfDay(today()), MONTHS_AHEAD)
}
