import type { ProblemCode } from '#modules/shared/http/problem'

/** Where an offer stands. EXPIRED may also follow from the date alone (`statusOn`). */
export const OFFER_STATUSES = [
  'DRAFT',
  'SENT',
  'ACCEPTED',
  'REJECTED',
  'RETRACTED',
  'EXPIRED',
  'CONTRACTED',
] as const
export type OfferStatus = (typeof OFFER_STATUSES)[number]

/** What can be done to an offer, or happen to it. `link` makes a private link to it. */
export const OFFER_STEPS = [
  'send',
  'unsend',
  'resend',
  'remind',
  'link',
  'extend',
  'change',
  'configure',
  'ask',
  'accept',
  'reject',
  'retract',
  'expire',
  'contract',
  'release',
  'delete',
] as const
export type OfferStep = (typeof OFFER_STEPS)[number]

/** A step that an offer's status allows, with the status after it. A change of what was sent makes it a draft again. */
const NEXT: Record<OfferStatus, Partial<Record<OfferStep, OfferStatus>>> = {
  DRAFT: { send: 'SENT', change: 'DRAFT', delete: 'DRAFT' },
  SENT: {
    unsend: 'DRAFT',
    resend: 'SENT',
    remind: 'SENT',
    link: 'SENT',
    extend: 'SENT',
    change: 'DRAFT',
    configure: 'SENT',
    ask: 'SENT',
    accept: 'ACCEPTED',
    reject: 'REJECTED',
    retract: 'RETRACTED',
    expire: 'EXPIRED',
  },
  EXPIRED: { extend: 'SENT', change: 'DRAFT' },
  ACCEPTED: { link: 'ACCEPTED', contract: 'CONTRACTED' },
  CONTRACTED: { link: 'CONTRACTED', release: 'ACCEPTED' },
  REJECTED: {},
  RETRACTED: {},
}

/** Why not: the status that stands in the way has a sentence of its own that says what can be done instead. */
const REFUSED = {
  DRAFT: 'E_OFFER_DRAFT',
  SENT: 'E_OFFER_SENT',
  ACCEPTED: 'E_OFFER_ACCEPTED',
  REJECTED: 'E_OFFER_REJECTED',
  RETRACTED: 'E_OFFER_RETRACTED',
  EXPIRED: 'E_OFFER_EXPIRED',
  CONTRACTED: 'E_OFFER_CONTRACTED',
} as const satisfies Record<OfferStatus, ProblemCode>

/** The status after a step, or the refusal. `status` is that of `statusOn`, not only what is stored. */
export function statusAfter(
  status: OfferStatus,
  step: OfferStep
): { ok: true; status: OfferStatus } | { ok: false; problem: (typeof REFUSED)[OfferStatus] } {
  const next = NEXT[status][step]
  return next ? { ok: true, status: next } : { ok: false, problem: REFUSED[status] }
}

/**
 * What an offer is on a day, whatever ran so far: one that was sent expires with its last day.
 *
 * @param validityDate the last day it can be accepted, `YYYY-MM-DD`
 * @param today in Belgium, `YYYY-MM-DD`
 */
export function statusOn(
  stored: OfferStatus,
  validityDate: string | null,
  today: string
): OfferStatus {
  return stored === 'SENT' && validityDate !== null && validityDate < today ? 'EXPIRED' : stored
}

/** Whether its candidate still sees it: sent and in time, or accepted. */
export function isOpenToCandidate(status: OfferStatus): boolean {
  return status === 'SENT' || status === 'ACCEPTED' || status === 'CONTRACTED'
}

/** Whether nothing more will happen to it by itself. */
export function isFinal(status: OfferStatus): boolean {
  return status !== 'DRAFT' && status !== 'SENT'
}
