/** EUR a month that a guideline suggests at a gross pay; null until the person has a rating. */
export function suggestedRaise(
  gross: number,
  guideline: { percents: readonly number[] } | null,
  rating: number | null
): number | null {
  if (guideline === null || rating === null) return null
  return Math.round(gross * guideline.percents[rating - 1]!) / 100
}

/** A raise that is above the guideline by less than this is not above it: amounts are rounded by hand. EUR a month. */
const ROUNDING = 1

/** Whether a raise has to be explained: there is no guideline for it, or it is above. */
export function needsReason(amount: number | null, suggested: number | null): boolean {
  return (amount ?? 0) > 0 && (suggested === null || amount! > suggested + ROUNDING)
}

/** The most that one person is raised by, EUR a month. */
export const MOST_RAISE = 100_000

/** How a raise is read and typed: EUR a month, EUR of twelve months, or percent of gross pay. */
export const RAISE_UNITS = ['month', 'year', 'percent'] as const
export type RaiseUnit = (typeof RAISE_UNITS)[number]

const MONTHS = 12

/** A raise, EUR a month, in a unit; null without one, and in percent of no pay. */
export function raiseIn(unit: RaiseUnit, amount: number | null, gross: number): number | null {
  if (amount === null || (unit === 'percent' && gross <= 0)) return null
  if (unit === 'percent') return Math.round((amount / gross) * 10_000) / 100
  return unit === 'year' ? Math.round(amount * MONTHS * 100) / 100 : amount
}

/** What was typed in a unit as EUR a month, to the cent and never below nothing. */
export function raiseFrom(unit: RaiseUnit, typed: number | null, gross: number): number | null {
  if (typed === null) return null
  const cents = unit === 'percent' ? typed * gross : (typed * 100) / (unit === 'year' ? MONTHS : 1)
  return Math.max(0, Math.round(cents) / 100)
}
