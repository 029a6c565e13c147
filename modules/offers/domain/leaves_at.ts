import { DateTime } from 'luxon'
import type { OfferStatus } from './offer_status.ts'

/**
 * When the mail of an offer that was just sent leaves; null once it may have, and for what was not sent.
 *
 * @param undoSeconds how long sending can be undone, as the installation has it
 */
export function leavesAt(
  { status, sentAt }: { status: OfferStatus; sentAt: DateTime | null },
  undoSeconds: number,
  now: DateTime = DateTime.now()
): DateTime | null {
  if (status !== 'SENT' || sentAt === null) return null
  const at = sentAt.plus({ seconds: undoSeconds })
  return at > now ? at : null
}
