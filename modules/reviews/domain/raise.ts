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
