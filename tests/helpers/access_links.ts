import type { TestCompany } from './companies.ts'
import { postMails } from './mails.ts'

/** Sends the enqueued links as the worker would; answers what stands in the last of them. */
export async function postAccessLinks(company: TestCompany) {
  const sent = await postMails(company, 'access-link')
  const text = String(sent.at(-1)?.text ?? '')
  return {
    sent,
    text,
    secret: /#(\S+)/.exec(text)?.[1] ?? '',
    code: /(?<=\s)[a-z2-9]{4}-[a-z2-9]{4}(?=\s)/.exec(text)?.[0] ?? '',
  }
}
