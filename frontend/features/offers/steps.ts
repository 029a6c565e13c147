import type { OfferStatus } from '@/api/offers'

/** What a person can do with an offer, besides reading and copying it. */
export type OfferStep =
  'send' | 'resend' | 'extend' | 'retract' | 'reject' | 'link' | 'edit' | 'delete'

/** The steps that each status allows. The server decides; this only leaves out what it would refuse. */
const STEPS: Record<OfferStatus, readonly OfferStep[]> = {
  DRAFT: ['send', 'edit', 'delete'],
  SENT: ['resend', 'extend', 'retract', 'reject', 'link', 'edit'],
  EXPIRED: ['extend', 'edit'],
  ACCEPTED: ['link'],
  CONTRACTED: ['link'],
  REJECTED: [],
  RETRACTED: [],
}

export function allows(status: OfferStatus, step: OfferStep): boolean {
  return STEPS[status].includes(step)
}

/** The steps that can be asked of many offers at once, in the order of the bar. */
export const BULK_STEPS = ['send', 'resend', 'extend', 'retract', 'delete'] as const
export type BulkStep = (typeof BULK_STEPS)[number]
