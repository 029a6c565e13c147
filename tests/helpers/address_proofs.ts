import type { TestCompany } from './companies.ts'
import { postMails } from './mails.ts'

/** Sends the enqueued codes as the worker would; answers the mails and the code of the last. */
export async function postAddressProofs(company: TestCompany) {
  const sent = await postMails(company, 'address-proof')
  const { to, subject, text } = (sent.at(-1) ?? {}) as { to?: any; subject?: string; text?: string }
  return {
    sent,
    to,
    subject,
    text,
    code: /\n([a-z2-9]{4}-[a-z2-9]{4})\n/.exec(text ?? '')?.[1] ?? '',
  }
}
