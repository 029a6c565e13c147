import type { AuditEvent } from '#modules/shared/audit/record'

/** What can stand in an offer's timeline, and what the audit log calls it; a download is no deed. */
export const OFFER_EVENTS = {
  CREATED: 'offer.created',
  SENT: 'offer.sent',
  RESENT: 'offer.resent',
  OPENED: 'offer.opened',
  CONFIGURED: 'offer.configured',
  SITUATION_CHANGED: 'offer.situation_changed',
  REMINDED: 'offer.reminded',
  EXTENDED: 'offer.extended',
  CHANGED: 'offer.voided',
  ACCEPTED: 'offer.accepted',
  REJECTED: 'offer.rejected',
  /** By the candidate, who then needs no colleague to write it down. */
  DECLINED: 'offer.declined',
  QUESTION: 'offer.question_asked',
  TIME_ASKED: 'offer.time_asked',
  /** The question, by mail or by telephone. */
  ANSWERED: 'offer.question_answered',
  RETRACTED: 'offer.retracted',
  EXPIRED: 'offer.expired',
  DOWNLOADED: null,
  CONTRACTED: 'offer.contracted',
  RELEASED: 'offer.released',
} as const satisfies Record<string, AuditEvent | null>
export type OfferEventKind = keyof typeof OFFER_EVENTS
