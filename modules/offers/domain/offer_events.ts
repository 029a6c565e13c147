/** What can stand in an offer's timeline. */
export const OFFER_EVENTS = [
  'CREATED',
  'SENT',
  'RESENT',
  'OPENED',
  'CONFIGURED',
  'SITUATION_CHANGED',
  'REMINDED',
  'EXTENDED',
  'CHANGED',
  'ACCEPTED',
  'REJECTED',
  'RETRACTED',
  'EXPIRED',
  'DOWNLOADED',
  'CONTRACTED',
] as const
export type OfferEventKind = (typeof OFFER_EVENTS)[number]
