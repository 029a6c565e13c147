import { DateTime } from 'luxon'
import type { DueStep as NextStep } from '#modules/shared/follow/followed'
import type { OfferStatus } from './offer_status.ts'

/** What happens to an offer by itself, and when. */
export type DueStep = NextStep<'remind' | 'expire' | 'mail'>

/** What decides it. */
export interface OfferDates {
  status: OfferStatus
  /** The last day it can be accepted, `YYYY-MM-DD`. */
  validityDate: string | null
  /** Days before the last one on which the candidate is reminded; none for whoever has no address. */
  reminderDays: readonly number[]
  /** When the candidate last heard of it: sent, extended or reminded. Milliseconds since 1970. */
  lastWordAt: number
  /** Mails that were promised and have not left: when last, and how often. */
  waitingMails: readonly { promisedAt: number; tries: number }[]
}

const ZONE = 'Europe/Brussels'
/** A reminder arrives with the morning's mail. */
const REMINDER_HOUR = 9
/** Who was written to in the evening is not reminded the next morning. */
const REST_MS = 20 * 3_600_000
/** The queue's own attempts take half a minute; then once more after 1, 2, 4 … 60 minutes. */
const FIRST_RETRY_MS = 60_000
const LAST_RETRY_MS = 3_600_000
/** From this promise on, a quarter of an hour after the first, a mail is sent though nobody can say whether it left. */
export const TRIES_IN_DOUBT = 5

/** The next step of an offer; null when it waits for nothing by itself. */
export function dueStep(offer: OfferDates, now: number): DueStep | null {
  const steps = [dueMail(offer), dueDate(offer, now)].filter((step) => step !== null)
  return steps.sort((a, b) => a.at - b.at)[0] ?? null
}

/** When a mail that waits is to be promised again. */
export function retryAt({ promisedAt, tries }: OfferDates['waitingMails'][number]): number {
  return promisedAt + Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), LAST_RETRY_MS)
}

function dueMail({ waitingMails }: OfferDates): DueStep | null {
  if (waitingMails.length === 0) return null
  return { step: 'mail', at: Math.min(...waitingMails.map(retryAt)) }
}

/**
 * The next step that its dates ask for. Reminders that were missed are one: the candidate hears once, and then waits
 * for the next.
 */
export function dueDate(
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
