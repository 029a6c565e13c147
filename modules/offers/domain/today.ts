import { DateTime } from 'luxon'

/** The day that offers count with, `YYYY-MM-DD`: an offer is good until midnight in Belgium. */
export function today(): string {
  return DateTime.now().setZone('Europe/Brussels').toISODate()!
}

/** So many days after a day, `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  return DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate()!
}
