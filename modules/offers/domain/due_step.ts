import { DateTime } from 'luxon'
import type { DueStep as NextStep } from '#modules/shared/follow/followed'
import type { OfferStatus } from './offer_status.ts'

/** What happens to an offer by itself, and when. */
export type DueStep = NextStep<'remind' | 'expire'>

/** What decides it. */
export interface OfferDates {
  status: OfferStatus
  /** The last day it can be accepted, `YYYY-MM-DD`. */
  validityDate: string | null
  /** Days before the last one on which the candidate is reminded; none without an address. */
  reminderDays: readonly number[]
  /** When the candidate last heard of it: sent, extended or reminded. Milliseconds since 1970. */
  lastWordAt: number
}

const ZONE = 'Europe/Brussels'
/** A reminder arrives with the morning's mail. */
const REMINDER_HOUR = 9
/** Who was written to in the evening is not reminded the next morning. */
const REST_MS = 20 * 3_600_000
/**
 * The next step of an offer; null when it waits for nothing by itself. Reminders that were missed are one: the candidate
 * hears once, and then waits for the next.
 */
export function dueStep(
  { status, validityDate, reminderDays, lastWordAt }: OfferDates,
  now: number
): DueStep | null {
  if (status !== 'SENT' || validityDate === null) return null
  const lastDay = DateTime.fromISO(validityDate, { zone: ZONE })
  const expiry = lastDay.plus({ days: 1 }).toMillis()
  const reminders = reminderDays
    .map((days) => lastDay.minus({ days }).set({ hour: REMINDER_HOUR }).toMillis())
    .filter((at) => at >= lastWordAt + REST_MS && at < expiry)
    .sort((a, b) => a - b)
  if (now >= expiry || reminders.length === 0) return { step: 'expire', at: expiry }
  return { step: 'remind', at: reminders[0] }
}
