import { today, yearsAfter } from '#modules/shared/values/days'
import type { useT } from '@/lib/use-t'

/** How far away the last day of an offer may be, as the server has it. */
const MOST_YEARS = 5

/** Why a day cannot be the last one of an offer, as a sentence; null when it can. */
export function lastDayProblem(day: string, t: ReturnType<typeof useT>): string | null {
  if (day === '' || day < today()) return t('offers.dayInPast')
  return day > yearsAfter(today(), MOST_YEARS) ? t('offers.dayTooFar', { years: MOST_YEARS }) : null
}
