import { DateTime } from 'luxon'

const BELGIUM = 'Europe/Brussels'

/** A day near today as Belgium counts, `YYYY-MM-DD`: for an hour or two a night it is another one than in UTC. */
export function dayFromNow(days: number): string {
  return DateTime.now().setZone(BELGIUM).plus({ days }).toISODate()!
}

/** So many days after a day, `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  return DateTime.fromISO(day).plus({ days }).toISODate()!
}

/** A full hour of a day in Belgium, in winter and in summer, in milliseconds. */
export function momentOf(day: string, hour = 0): number {
  return DateTime.fromISO(day, { zone: BELGIUM }).set({ hour }).toMillis()
}
