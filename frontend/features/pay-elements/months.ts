import { monthsAfter, today } from '#modules/shared/values/days'

const BACK = 14
const AHEAD = 3
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

const shifted = (month: string, by: number) => monthsAfter(`${month}-01`, by).slice(0, 'YYYY-MM'.length)

/** The month of today, `YYYY-MM`. */
export const thisMonth = () => today().slice(0, 'YYYY-MM'.length)

/** A month as the address has it; undefined for what is none. */
export const readMonth = (value: string | null) => (MONTH.test(value ?? '') ? value! : undefined)

/** The months that are offered, the latest first, and the one that is looked at among them. */
export function aroundMonths(month: string): string[] {
  const around = Array.from({ length: BACK + AHEAD + 1 }, (_, at) => shifted(thisMonth(), AHEAD - at))
  return around.includes(month) ? around : [month, ...around].toSorted().reverse()
}
