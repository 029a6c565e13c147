/** Pay of a year under which, and up to which, clauses are void or bound to conditions; EUR, from 1 January of a year. */
export const PAY_THRESHOLDS = [
  { year: 2025, lower: 43_106, upper: 86_212 },
  { year: 2026, lower: 44_447, upper: 88_895 },
] as const

/** The thresholds of a day: of its year, or of the last year before it that is known. */
export function thresholdsOn(day: string) {
  const year = Number(day.slice(0, 'YYYY'.length))
  return PAY_THRESHOLDS.findLast((each) => each.year <= year) ?? PAY_THRESHOLDS[0]
}

/** The least share of full time that may be worked part time, by its first day. */
const LEAST_PART_TIME = [
  { from: '0000-01-01', divisor: 3 },
  { from: '2026-07-01', divisor: 10 },
] as const

/** Full time divided by it is the least that may be worked. */
export function leastPartTimeOn(day: string): number {
  return LEAST_PART_TIME.findLast(({ from }) => from <= day)!.divisor
}

export const STUDENT_MONTHS = 12
export const REPLACEMENT_MONTHS = 24
/** Of successive contracts for a fixed term: how many, how long each, how long together. */
export const SUCCESSIVE = { most: 4, eachMonths: 3, togetherMonths: 24 } as const
