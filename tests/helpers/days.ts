import { DateTime } from 'luxon'
import { BELGIUM, daysAfter, today } from '#modules/shared/values/days'

/** A day near today as Belgium counts: for an hour or two a night it is another one than in UTC. */
export function dayFromNow(days: number): string {
  return daysAfter(today(), days)
}

/** A full hour of a day in Belgium, in winter and in summer, in milliseconds. */
export function momentOf(day: string, hour = 0): number {
  return DateTime.fromISO(day, { zone: BELGIUM }).set({ hour }).toMillis()
}
