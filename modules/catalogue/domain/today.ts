import { DateTime } from 'luxon'

/** Today in Belgium: the day whose law the catalogue is held against. */
export function today(): string {
  return DateTime.now().setZone('Europe/Brussels').toISODate()!
}
