import app from '@adonisjs/core/services/app'
import type { Followed } from '#modules/shared/follow/followed'
import { JobsUnderWay } from '#modules/shared/queue/jobs_under_way'
import type { InScope } from '#modules/shared/tenancy/scopes'
import type { DueStep } from '../domain/due_step.ts'
import { findDueStep } from '../queries/find_due_step.ts'
import { lateMailJobs } from '../queries/find_late_mails.ts'
import { ExpireOffer } from './expire_offer.ts'
import { PromiseMailsAgain } from './promise_mails_again.ts'
import { RemindOffer } from './remind_offer.ts'

/** What happens to an offer by itself: reminders, its end, and mails that did not leave. */
export const followedOffer: Followed<DueStep['step']> = {
  due: findDueStep,
  steps: {
    remind: (within, id, at) => within((scope) => RemindOffer.handle(scope, id, at)),
    expire: (within, id, at) => within((scope) => ExpireOffer.handle(scope, id, at)),
    mail: promiseMailsAgain,
  },
}

/**
 * Promises once more what did not leave: a job that died with its worker too often is given up by the queue. Which jobs
 * are still to be run is asked between two transactions.
 */
async function promiseMailsAgain(within: InScope, id: string, at: number): Promise<void> {
  const late = await within((scope) => lateMailJobs(scope, id, at))
  const underWay = await (await app.container.make(JobsUnderWay)).among(late)
  await within((scope) => PromiseMailsAgain.handle(scope, id, at, underWay))
}
