import { DateTime } from 'luxon'
import type { Scope } from '#modules/shared/tenancy/scope'
import { retryAt } from '../domain/due_step.ts'
import { waitingMails } from '../queries/find_due_step.ts'
import { promiseMailJob } from './offer_trail.ts'

/**
 * Promises the mails of an offer again that should have left by now (milliseconds since 1970): the mail server was
 * away for longer than the queue tries, or the worker died with the same job too often.
 */
export class PromiseMailsAgain {
  static async handle(scope: Scope, offerId: string, at: number): Promise<void> {
    for (const mail of await waitingMails(offerId).orderBy('id').forUpdate()) {
      const { promisedAt, tries } = mail
      if (retryAt({ promisedAt: promisedAt.toMillis(), tries }) > at) continue
      await mail.merge({ promisedAt: DateTime.fromMillis(at), tries: tries + 1 }).save()
      await promiseMailJob(scope, mail.id, mail.tries)
    }
  }
}
