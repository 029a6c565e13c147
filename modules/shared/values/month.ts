import { monthsAfter, today } from './days.ts'

/**
 * A month of which the law is known, as it is written everywhere: `2026-10`, from 2021 on. Without flags: a schema cannot tell
 * them.
 */
export const MONTH = /^20(2[1-9]|[3-9]\d)-(0[1-9]|1[0-2])$/
/** A quarter as declarations name it, `2026/3`, or a year. */
export const QUARTER_OR_YEAR = /^20\d\d(\/[1-4])?$/
/** A month of any year: index figures go back further than the law that is known here. */
export const ANY_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** So many months ahead something can be said of a month. */
export const MONTHS_AHEAD = 36

export const monthOfDay = (day: string) => day.slice(0, 'YYYY-MM'.length)
export const thisMonth = () => monthOfDay(today())

/** So many months later, or earlier. */
export const monthsLater = (month: string, count: number) =>
  monthOfDay(monthsAfter(`${month}-01`, count))

/** Whether something can be said of a month: from the first one whose law is known to three years from now. */
export function isMonthInReach(month: string): boolean {
  return MONTH.test(month) && month <= monthsLater(thisMonth(), MONTHS_AHEAD)
}

/** The months around this one, the latest first, and the one that is looked at among them. */
export function monthsAround(
  own: string | undefined,
  { earlier, later }: Record<'earlier' | 'later', number>
): string[] {
  const around = Array.from({ length: earlier + later + 1 }, (_, at) =>
    monthsLater(thisMonth(), later - at)
  )
  return own === undefined || around.includes(own) ? around : [own, ...around].toSorted().reverse()
}
