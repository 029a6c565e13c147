import mail from '@adonisjs/mail/services/main'
import { sendMail } from '#modules/shared/mail/send_mail'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import type { TestCompany } from './companies.ts'

/** What a company enqueued of a kind, the oldest first. */
export function queuedMails({ id }: Pick<TestCompany, 'id'>, kind: string): Promise<any[]> {
  return inTenant(id, (trx) => trx.from('mails').where({ kind }).orderBy('id'))
}

/** What was enqueued about an offer, the oldest first: kind, version and number, `OFFER/1/0`. */
export function mailsOfOffer({ id }: Pick<TestCompany, 'id'>, offerId: string): Promise<string[]> {
  const about = `offer/${offerId}/`
  return inTenant(id, async (trx) => {
    const rows = await trx.from('mails').whereRaw('about ^@ ?', [about]).orderBy('id')
    return rows.map((row) => row.about.slice(about.length))
  })
}

/** Sends a enqueued mail as the worker would. */
export function sendAsWorker({ id }: Pick<TestCompany, 'id'>, mailId: string): Promise<void> {
  return sendMail.handle({ companyId: id, requestId: 'test', mailId })
}

/**
 * Sends what a company enqueued of a kind as the worker would, each twice, and catches it on its way: answers the mails
 * that leave now.
 */
export async function postMails(company: Pick<TestCompany, 'id'>, kind: string) {
  const fakes = mail.fake()
  try {
    const enqueued = await queuedMails(company, kind)
    for (const { id } of [...enqueued, ...enqueued]) await sendAsWorker(company, id)
    return fakes.messages.sent().map((message) => message.toJSON().message)
  } finally {
    mail.restore()
  }
}
