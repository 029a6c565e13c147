import { yearsAfter } from '#modules/shared/values/days'

/**
 * What was signed, and what is known of a person, is kept for so long after the end of the contract (art. 3bis of the Act of
 * 3 July 1978, to be confirmed by a lawyer).
 */
const YEARS_KEPT = 5

/**
 * The first day on which it may go.
 *
 * @param end the last day of the contract, `YYYY-MM-DD`
 */
export function keptUntil(end: string): string {
  return yearsAfter(end, YEARS_KEPT)
}
