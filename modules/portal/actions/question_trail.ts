import type { Scope } from '#modules/shared/tenancy/scope'
import { happened } from '#modules/shared/timeline/happened'
import type { Worker } from '#modules/team/index'
import type PortalQuestion from '../models/portal_question.ts'

const EVENTS = {
  QUESTION_ASKED: 'portal.question_asked',
  QUESTION_ANSWERED: 'portal.question_answered',
} as const

/** A line of the worker's timeline and of the audit log: which question, and never its words. */
export function append(
  scope: Scope,
  { id, detailsVersion: version }: Pick<Worker, 'id' | 'detailsVersion'>,
  kind: keyof typeof EVENTS,
  { id: question }: PortalQuestion
): Promise<void> {
  return happened(
    scope,
    // Where their form stands is said by lines of other kinds.
    { type: 'worker', id, status: 'NONE', version },
    { kind, event: EVENTS[kind], details: { question }, audit: { question } }
  )
}
