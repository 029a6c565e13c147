import { promiseId } from '#modules/shared/outbox/outbox'
import type { Scope } from '#modules/shared/tenancy/scope'
import { retryAt } from '../domain/due_step.ts'
import type OfferMail from '../models/offer_mail.ts'
import { waitingMails } from './find_due_step.ts'

/** The mails of an offer that should have left by now (milliseconds since 1970). */
export async function findLateMails(offerId: string, at: number): Promise<OfferMail[]> {
  const mails = await waitingMails(offerId).orderBy('id').forUpdate()
  return mails.filter(
    ({ promisedAt, tries }) => retryAt({ promisedAt: promisedAt.toMillis(), tries }) <= at
  )
}

/** The keys of their jobs, as they were promised last. */
export async function lateMailJobs(scope: Scope, offerId: string, at: number): Promise<string[]> {
  const mails = await findLateMails(offerId, at)
  return mails.map((mail) => mailJobKey(scope, mail))
}

/** Each try is a job of its own: the queue keeps a job that it gave up, and would not take it twice. */
export const mailJobSubject = ({ id, tries }: { id: string; tries: number }) =>
  `offer-mail/${id}/${tries}`

export const mailJobKey = (scope: Scope, mail: { id: string; tries: number }) =>
  promiseId(scope, mailJobSubject(mail))
