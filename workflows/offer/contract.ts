import { defineQuery, defineSignal } from '@temporalio/workflow'
import type { Locale } from '../../modules/shared/tenancy/scope.ts'
import { CHANGED } from '../changed.ts'

/** The name the outbox promises this process under. */
export const OFFER = 'offer'

/** What starts the process of an offer. Ids only: dates and names stay in the database. */
export interface OfferInput {
  companyId: string
  requestId: string
  locale?: Locale
  offerId: string
  /** A test's own time, so that weeks pass in seconds; without it the process lives by the clock. */
  clock?: TestClock
}

/** Time that begins at a moment, when the process begins, and passes faster. */
export interface TestClock {
  /** Milliseconds since 1970. */
  startsAt: number
  /** Milliseconds that pass in one of ours. */
  speed: number
}

/**
 * What comes next for an offer by itself, and when (milliseconds since 1970). Only a process of earlier code waits for a
 * `mail`.
 */
export interface DueStep {
  step: 'remind' | 'expire' | 'mail'
  at: number
}

/** Something about the offer has changed: look at the database again. */
export const changedSignal = defineSignal(CHANGED)

/** Asks a process what it waits for; null while it looks, and when nothing comes by itself. */
export const waitsForQuery = defineQuery<DueStep | null>('waitsFor')
