import { DateTime } from 'luxon'
import type { CasefileStatus } from '#modules/casefiles/index'
import type { DueStep as NextStep } from '#modules/shared/follow/followed'
import { BELGIUM } from '#modules/shared/values/days'

/** What happens to a casefile by itself, and when. */
export type DueStep = NextStep<'remind' | 'expire' | 'seal'>

/** What decides it. */
export interface CasefileDates {
  status: CasefileStatus
  /** A signer was asked to sign in a browser; a printed casefile waits for nothing. */
  isSent: boolean
  /** The last day to sign, `YYYY-MM-DD`. */
  lastDay: string | null
  reminderDays: readonly number[]
  /** How often it was reminded by itself since it was sent, extended, or reminded by a person. */
  reminders: number
  /** When a signer last heard of it: asked, reminded, or told of a later day. Milliseconds since 1970. */
  lastWordAt: number
}

/** A reminder arrives with the morning's mail. */
const REMINDER_HOUR = 9
/** Who was written to in the evening is not reminded the next morning. */
const REST_MS = 20 * 3_600_000
export const MOST_REMINDERS = 5

/**
 * The next step of a casefile; null when it waits for nothing by itself. What all have signed is sealed at once.
 * Reminders that were missed are one.
 */
export function dueStep(
  { status, isSent, lastDay, reminderDays, reminders, lastWordAt }: CasefileDates,
  now: number
): DueStep | null {
  if (status === 'SEALING') return { step: 'seal', at: now }
  if (status !== 'SIGNING' || !isSent || lastDay === null) return null
  const day = DateTime.fromISO(lastDay, { zone: BELGIUM })
  const expiry = day.plus({ days: 1 }).toMillis()
  const next = reminderDays
    .map((days) => day.minus({ days }).set({ hour: REMINDER_HOUR }).toMillis())
    .filter((at) => at >= lastWordAt + REST_MS && at < expiry)
    .sort((a, b) => a - b)
    .at(0)
  if (now >= expiry || next === undefined || reminders >= MOST_REMINDERS)
    return { step: 'expire', at: expiry }
  return { step: 'remind', at: next }
}
