/**
 * What the figures of analytics mean, once for all pages. Amounts are EUR a month at full time unless a name says
 * otherwise; each function says what it does with nothing to divide by.
 */

/** The company's scale for one function and level. */
export interface Range {
  minimum: number
  midpoint: number
  maximum: number
}

/** Where pay stands in its range: below it, in a third of it, or above it. */
export const BANDS = ['BELOW', 'LOW', 'MIDDLE', 'HIGH', 'ABOVE'] as const
export type Band = (typeof BANDS)[number]

/** Pay as if it were for full time: pay × denominator ÷ numerator, to the cent. */
export function fullTimePay(pay: number, numerator: number, denominator: number): number {
  return cents((pay * denominator) / numerator)
}

/** Pay at full time ÷ midpoint of the range: 3,800 ÷ 4,000 = 0.95. */
export function compaRatio(pay: number, { midpoint }: Range): number {
  return pay / midpoint
}

/** (pay − minimum) ÷ (maximum − minimum): (3,800 − 3,400) ÷ (4,600 − 3,400) = 0.333. */
export function rangePenetration(pay: number, { minimum, maximum }: Range): number {
  return (pay - minimum) / (maximum - minimum)
}

/** The third of its range that pay stands in; both ends of the range are inside it. */
export function bandOf(pay: number, range: Range): Band {
  const at = rangePenetration(pay, range)
  if (at < 0) return 'BELOW'
  if (at > 1) return 'ABOVE'
  return at < 1 / 3 ? 'LOW' : at < 2 / 3 ? 'MIDDLE' : 'HIGH'
}

/** Years from which on a person is no newcomer to compare with. */
export const NEWCOMER_UNTIL = 1
export const LONG_FROM = 3

/**
 * Median pay of newcomers (less than a year) ÷ that of people of three years or more in the same function: at 1 and above
 * a newcomer is paid as well as who stayed. Null where one side is missing.
 */
export function compression(people: readonly { pay: number; years: number }[]): number | null {
  const newcomers = median(people.filter(({ years }) => years < NEWCOMER_UNTIL).map(payOf))
  const long = median(people.filter(({ years }) => years >= LONG_FROM).map(payOf))
  return newcomers === null || long === null || long === 0 ? null : newcomers / long
}

/** Leavers of a time ÷ the average of the headcounts at its ends; null without people. */
export function turnover(leavers: number, atStart: number, atEnd: number): number | null {
  const average = (atStart + atEnd) / 2
  return average === 0 ? null : leavers / average
}

/** Employer cost ÷ full-time equivalents; null without any. */
export function costPerFte(cost: number, ftes: number): number | null {
  return ftes === 0 ? null : cost / ftes
}

/** The middle one, or the mean of the two in the middle; null of none. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const at = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[at]! : (sorted[at - 1]! + sorted[at]!) / 2
}

/** The mean; null of none. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, each) => sum + each, 0) / values.length
}

/** The line of least squares through points; null where they do not spread. */
export function trendOf(
  points: readonly { x: number; y: number }[]
): { slope: number; intercept: number } | null {
  const x = mean(points.map((point) => point.x))
  const y = mean(points.map((point) => point.y))
  if (x === null || y === null) return null
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
  if (spread === 0) return null
  const slope = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread
  return { slope, intercept: y - slope * x }
}

/** EUR to the cent. */
export function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}

const payOf = ({ pay }: { pay: number }) => pay
