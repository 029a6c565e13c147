import type { OfferStatus } from './offer_status.ts'

/** The mails of an offer. Acceptance sends one to both sides; the last three say what a candidate answers beside yes. */
export const OFFER_MAILS = [
  'OFFER',
  'REMINDER',
  'EXTENDED',
  'RETRACTED',
  'EXPIRED',
  'ACCEPTED_CANDIDATE',
  'ACCEPTED_EMPLOYER',
  'QUESTION',
  'TIME_ASKED',
  'DECLINED',
] as const
export type OfferMailKind = (typeof OFFER_MAILS)[number]

/** Whom it is for. */
export const READER_OF: Record<OfferMailKind, 'candidate' | 'employer'> = {
  OFFER: 'candidate',
  REMINDER: 'candidate',
  EXTENDED: 'candidate',
  RETRACTED: 'candidate',
  EXPIRED: 'employer',
  ACCEPTED_CANDIDATE: 'candidate',
  ACCEPTED_EMPLOYER: 'employer',
  QUESTION: 'employer',
  TIME_ASKED: 'employer',
  DECLINED: 'employer',
}

/** The status that a mail speaks of. */
const SPEAKS_OF: Record<OfferMailKind, readonly OfferStatus[]> = {
  OFFER: ['SENT'],
  REMINDER: ['SENT'],
  EXTENDED: ['SENT'],
  RETRACTED: ['RETRACTED'],
  EXPIRED: ['EXPIRED'],
  ACCEPTED_CANDIDATE: ['ACCEPTED', 'CONTRACTED'],
  ACCEPTED_EMPLOYER: ['ACCEPTED', 'CONTRACTED'],
  // A question stays one, whatever was done since.
  QUESTION: ['SENT', 'EXPIRED', 'ACCEPTED', 'CONTRACTED', 'REJECTED', 'RETRACTED'],
  TIME_ASKED: ['SENT', 'EXPIRED'],
  DECLINED: ['REJECTED'],
}

/** Whether what a mail says is still so, when it could leave only now. */
export function stillHolds(
  kind: OfferMailKind,
  mail: { version: number },
  offer: { status: OfferStatus; version: number }
): boolean {
  return mail.version === offer.version && SPEAKS_OF[kind].includes(offer.status)
}
