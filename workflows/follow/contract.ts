import { defineQuery, defineSignal } from '@temporalio/workflow'
import type { DueStep } from '../../modules/shared/follow/followed.ts'
import type { Subject } from '../../modules/shared/subjects/subject.ts'
import type { Locale } from '../../modules/shared/tenancy/scope.ts'
import { CHANGED } from '../changed.ts'

export type { DueStep }

/** What starts the process that follows a subject. Ids only: dates and names stay in the database. */
export interface FollowInput {
  companyId: string
  requestId: string
  locale?: Locale
  subject: Subject
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

/** Something about the subject has changed: look at the database again. */
export const changedSignal = defineSignal(CHANGED)

/** Asks a process what it waits for; null while it looks, and when nothing comes by itself. */
export const waitsForQuery = defineQuery<DueStep | null>('waitsFor')
