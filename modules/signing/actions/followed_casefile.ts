import type { Followed } from '#modules/shared/follow/followed'
import type { DueStep } from '../domain/due_step.ts'
import { findDueStep, sentCasefiles } from '../queries/find_due_step.ts'
import { ExpireCasefile } from './expire_casefile.ts'
import { RemindSigners } from './remind_signers.ts'
import { SealCasefile } from './seal_casefile.ts'

/** What happens to a casefile by itself: reminders, its end, and the seal once all have signed. */
export const followedCasefile: Followed<DueStep['step']> = {
  due: findDueStep,
  waiting: sentCasefiles,
  steps: {
    remind: (within, id, at) => within((scope) => RemindSigners.whenDue(scope, id, at)),
    expire: (within, id, at) => within((scope) => ExpireCasefile.handle(scope, id, at)),
    seal: (within, id) => SealCasefile.handle(within, id),
  },
}
