import type { OfferStatus } from './offer_status.ts'

/** When an offer came to a status. */
export interface StatusUpdate {
  status: OfferStatus
  /** ISO 8601. */
  createdAt: string
}

/** The events of one offer that changed its status, oldest first as they come. */
export function statusUpdates(
  events: readonly { status: string; at: { toISO(): string | null } }[]
): StatusUpdate[] {
  return events
    .filter(({ status }, at) => at === 0 || status !== events[at - 1].status)
    .map(({ status, at }) => ({ status: status as OfferStatus, createdAt: at.toISO()! }))
}
