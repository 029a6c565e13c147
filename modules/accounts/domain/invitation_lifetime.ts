import { DateTime } from 'luxon'

const DAYS = 7

/** When the link of an invitation stops opening. */
export function invitationEnd(now: number): DateTime {
  return DateTime.fromMillis(now).plus({ days: DAYS })
}
