import { FIRST_DAY } from '#modules/compute/pure'
import { CONTRACT_KINDS, FOLLOWING_KINDS } from './contract_kinds.ts'

/** Why what is said of the past cannot be kept: a field of the call, and what is wrong with it. */
export type PastProblem =
  | { path: 'startDateStr'; code: 'not_past' | 'too_early' }
  | { path: 'endDateStr'; code: 'before_start' }

/** Kinds that stand for themselves: what changed one later is a row of its own, of the same kind. */
export const PAST_KINDS = CONTRACT_KINDS.filter((kind) => !FOLLOWING_KINDS.includes(kind))

/** No one at work today began before: an earlier day is a slip of the keyboard. */
const EARLIEST = '1950-01-01'

/** @param days `YYYY-MM-DD`; an end may be still to come */
export function pastProblems(
  { startDate, endDate }: { startDate: string; endDate: string | null },
  today: string
): PastProblem[] {
  const problems: PastProblem[] = []
  if (startDate >= today) problems.push({ path: 'startDateStr', code: 'not_past' })
  else if (startDate < EARLIEST) problems.push({ path: 'startDateStr', code: 'too_early' })
  if (endDate !== null && endDate < startDate)
    problems.push({ path: 'endDateStr', code: 'before_start' })
  return problems
}

/** The day by whose law its package is computed: its first one, or the first whose law is known. */
export function lawDayOf(startDate: string): string {
  return startDate < FIRST_DAY ? FIRST_DAY : startDate
}
