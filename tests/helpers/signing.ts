import { randomUUID } from 'node:crypto'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { agreed } from './agreed.ts'
import { readyCasefile } from './casefiles.ts'
import { visitor, type TestClient, type TestResponse } from './client.ts'
import type { TestCompany } from './companies.ts'
import { templateOf } from './contract_template.ts'
import { postMails } from './mails.ts'
import { signingPath } from './signing_path.ts'
import { run } from './template_run.ts'

/** The addresses of the signers of a test: two for the company together, then the worker. */
export const FIRST = 'drh@acme.test'
export const SECOND = 'ceo@acme.test'
export const WORKER = 'zoe@example.test'

const PLAIN_BODY = [{ kind: 'paragraph', lines: [[run('Annexe au contrat')]] }]

/** An administrator has said yes to simple signatures of contracts. */
export function allowSimple(
  { id }: TestCompany,
  { asksCode = false }: { asksCode?: boolean } = {}
): Promise<unknown> {
  return inTenant(id, (trx) =>
    trx.table('signing_settings').insert({
      ...{ contract_level: 'SIMPLE', annexe_level: 'SIMPLE', upload_level: 'PAPER' },
      ...{ asks_code: asksCode, simple_words: 'Lu', simple_accepted_at: new Date() },
    })
  )
}

/** A casefile whose signers sign in the order 1, 1, 2. */
export async function casefileToSend(
  hr: TestClient,
  company: TestCompany,
  { documents = 1, ...options }: { documents?: number } & Record<string, unknown> = {}
) {
  const ready = await readyCasefile(hr, company, options)
  for (let more = 1; more < documents; more++)
    ready.casefile = done(
      await hr.post(`/api/casefile/${ready.id}/add-documents`, [
        await templateOf(hr, { name: `Annexe ${more}`, body: PLAIN_BODY, kind: 'ANNEXE' }),
      ])
    )
  const second = randomUUID()
  await inTenant(company.id, (trx) =>
    trx
      .table('signers')
      .insert({ id: second, name: 'Robin Petit', nom_fonction: 'CEO', email: SECOND })
  )
  const signers = [
    { signerId: ready.signerId, order: 1 },
    { signerId: second, order: 1 },
    { signerId: null, order: 2 },
  ]
  const { version } = ready.casefile
  const casefile = done(await hr.put(`/api/casefile/${ready.id}`, { version, signers }))
  return { ...ready, casefile, second }
}

/** The same, sent. */
export async function sentCasefile(hr: TestClient, company: TestCompany, options = {}) {
  const ready = await casefileToSend(hr, company, options)
  const { version } = ready.casefile
  const casefile = done(await hr.post(`/api/casefile/${ready.id}/send`, { version }))
  return { ...ready, casefile }
}

export interface SignerLink {
  link: string
  secret: string
}

/** The links that leave by mail now, by whom they are to; of each the last. */
export async function mailedLinks(company: TestCompany): Promise<Map<string, SignerLink>> {
  const links = new Map<string, SignerLink>()
  for (const { to, text } of await postMails(company, 'signing')) {
    const [, link, secret] = /\/s\/([\w-]+)#([\w-]+)/.exec(String(text)) ?? []
    if (link && secret) links.set(String(to), { link, secret })
  }
  return links
}

/** Somebody who opened their link, and what they can do there. */
export async function signerOpening({ link, secret }: SignerLink) {
  const client = await visitor()
  const opened = await client.post(signingPath(link, '/open'), { secret })
  const at = (rest = '') => signingPath(link, rest)
  return {
    client,
    opened,
    page: opened.body,
    at,
    sign: (changes: object = {}) =>
      client.post(at('/sign'), { ...agreed(opened.body), typedName: 'Zoé Candidat', ...changes }),
    refuse: (reason = 'Le salaire n’est pas celui convenu') =>
      client.post(at('/refuse'), { version: opened.body.casefile.version, reason }),
  }
}

function done({ status, body, raw }: TestResponse) {
  if (status >= 300) throw new Error(`Refused: ${raw}`)
  return body
}
