import mail from '@adonisjs/mail/services/main'
import { mailAddressProof } from '#modules/accounts/jobs/mail_address_proof'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import type { TestCompany } from './companies.ts'

/** Sends the promised codes as the worker would, each twice; answers the mails and the code of the last. */
export async function postAddressProofs({ id }: TestCompany) {
  const fakes = mail.fake()
  const promised = await inTenant(id, (trx) =>
    trx.from('outbox').where('name', 'mail-address-proof').orderBy('id')
  )
  for (const { payload } of [...promised, ...promised]) await mailAddressProof.handle(payload)
  const sent = fakes.messages.sent().map((message) => message.toJSON().message)
  mail.restore()
  const { to, subject, text } = (sent.at(-1) ?? {}) as { to?: any; subject?: string; text?: string }
  return {
    sent,
    to,
    subject,
    text,
    code: /\n([a-z2-9]{4}-[a-z2-9]{4})\n/.exec(text ?? '')?.[1] ?? '',
  }
}
