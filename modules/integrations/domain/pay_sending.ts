import type { HrRefusalKind, PayGranting } from './hr_system.ts'

/** What an element of a month is to the system it is sent to. */
export const PAY_STATES = [
  /** To be sent: new, with another amount than stands there, taken away here since, refused before. */
  'READY',
  'CHANGED',
  'GONE',
  'REFUSED',
  'WAITING',
  'SENT',
  /** Cannot be sent: nobody of that id there, no code, below nothing. */
  'NO_PERSON',
  'NO_CODE',
  'NEGATIVE',
] as const
export type PayState = (typeof PAY_STATES)[number]

/** What sending does something about. */
export const SENDABLE: readonly PayState[] = ['READY', 'CHANGED', 'GONE', 'REFUSED']

/** Why an element was refused; each is a sentence (`integrations.pay_…`). */
export type PayFailure =
  Exclude<PayGranting, 'written' | 'stood'> | HrRefusalKind | 'no_person' | 'paused' | 'unexpected'

/** An element as it stands here, and what is known of it there. */
export interface PayFacts {
  /** In the unit of its kind; null where it was taken away here. */
  value: number | null
  isKnownThere: boolean
  /** What it is called there; null where that is not said, or it is never sent. */
  code: string | null
  kept: { status: 'WAITING' | 'SENT' | 'REFUSED'; sent: number | null } | null
}

/** What an element is to the system: why it cannot be sent comes before what became of it earlier. */
export function payStateOf({ value, isKnownThere, code, kept }: PayFacts): PayState {
  if (kept?.status === 'WAITING') return 'WAITING'
  const sent = kept?.sent ?? null
  if (kept?.status === 'SENT' && sent === value) return 'SENT'
  if (!isKnownThere) return 'NO_PERSON'
  if (sent === null && code === null) return 'NO_CODE'
  if (value !== null && value < 0) return 'NEGATIVE'
  if (kept?.status === 'REFUSED') return 'REFUSED'
  if (value === null) return 'GONE'
  return sent === null ? 'READY' : 'CHANGED'
}
