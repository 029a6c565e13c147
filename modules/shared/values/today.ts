import { DateTime } from 'luxon'

/** Today in Belgium, `YYYY-MM-DD`: the day that law, contracts, offers and plans count with, until midnight there. */
export function today(): string {
  return DateTime.now().setZone('Europe/Brussels').toISODate()!
}

/** So many days after a day, `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  return DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate()!
}

/** So many years after a day, `YYYY-MM-DD`; of 29 February the 28th where there is none. */
export function yearsAfter(day: string, years: number): string {
  return DateTime.fromISO(day, { zone: 'utc' }).plus({ years }).toISODate()!
}
