import { DateTime } from 'luxon'
import { undelivered } from '#modules/shared/queue/jobs_under_way'
import type { Scope } from '#modules/shared/tenancy/scope'
import { findLateMails, mailJobKey } from '../queries/find_late_mails.ts'
import { promiseMailJob } from './offer_trail.ts'

/**
 * Promises the mails of an offer again that should have left by now (milliseconds since 1970): the mail server was
 * away for longer than the queue tries, or the worker died with the same job too often. A mail whose job is still to
 * be run is only looked at again later: a queue that stands still would fill with one job more at every look.
 *
 * @param underWay keys of the jobs that the queue still has to run
 */
export class PromiseMailsAgain {
  static async handle(
    scope: Scope,
    offerId: string,
    at: number,
    underWay: ReadonlySet<string>
  ): Promise<void> {
    const mails = await findLateMails(offerId, at)
    const waiting = await undelivered(
      scope,
      mails.map((mail) => mailJobKey(scope, mail))
    )
    for (const mail of mails) {
      const key = mailJobKey(scope, mail)
      mail.promisedAt = DateTime.fromMillis(at)
      if (underWay.has(key) || waiting.has(key)) {
        await mail.save()
        continue
      }
      await mail.merge({ tries: mail.tries + 1 }).save()
      await promiseMailJob(scope, mail)
    }
  }
}
