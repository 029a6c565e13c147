import { visitor, type TestClient } from './client.ts'
import type { TestCompany } from './companies.ts'
import { postMails } from './mails.ts'

type Of = Pick<TestCompany, 'id' | 'slug'>

/** What the last mail with a link to the portal holds. */
export async function portalLinkOf(
  company: Of
): Promise<{ secret: string; code: string; mail: any }> {
  const mail = (await postMails(company, 'portal-link')).at(-1)!
  const text = String(mail.text)
  return {
    mail,
    secret: /\/w\/login(?:\?\S*)?#([\w-]+)/.exec(text)![1]!,
    code: /\n([a-z2-9]{4}-[a-z2-9]{4})\n/.exec(text)![1]!,
  }
}

/** A browser in which a worker is signed in to their portal, by the mail that they asked for. */
export async function inPortal(
  company: Of,
  email: string,
  from = '192.0.2.7'
): Promise<TestClient> {
  const client = await visitor(company.slug)
  const headers = { 'x-forwarded-for': from }
  const asked = await client.post('/api/worker-portal/links', { email }, { headers })
  if (asked.status !== 204) throw new Error(`No link: ${asked.raw}`)
  const { secret } = await portalLinkOf(company)
  const used = await client.post('/api/worker-portal/links/use', { secret }, { headers })
  if (used.status !== 200) throw new Error(`The link was refused: ${used.raw}`)
  return client
}
