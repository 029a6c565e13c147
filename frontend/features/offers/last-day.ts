import { belgianDay } from '@/lib/day'
import type { useT } from '@/lib/use-t'

/** How far away the last day of an offer may be, as the server has it. */
const MOST_YEARS = 5

/** Why a day cannot be the last one of an offer, as a sentence; null when it can. */
export function lastDayProblem(day: string, t: ReturnType<typeof useT>): string | null {
  const now = belgianDay()
  if (day === '' || day < now) return t('offers.dayInPast')
  const furthest = `${Number(now.slice(0, 4)) + MOST_YEARS}${now.slice(4)}`
  return day > furthest ? t('offers.dayTooFar', { years: MOST_YEARS }) : null
}
