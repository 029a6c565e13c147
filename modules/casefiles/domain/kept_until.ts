import { yearsAfter } from '#modules/shared/values/days'

/** What was signed is kept for five years after the end of the contract (art. 3bis of the Act of 3 July 1978). */
export const YEARS_KEPT = 5

/**
 * The first day on which a casefile may go; null while its contract has no end.
 *
 * @param contractEnd the last day of the contract, `YYYY-MM-DD`
 */
export function keptUntil(contractEnd: string | null): string | null {
  return contractEnd === null ? null : yearsAfter(contractEnd, YEARS_KEPT)
}
