import { randomUUID } from 'node:crypto'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import type { TestClient } from './client.ts'
import type { TestCompany } from './companies.ts'
import { OFFER_BODY } from './offer_body.ts'
import { packageBody } from './package_body.ts'

/** A worker of the company to make an offer to. */
export async function candidateOf(
  company: TestCompany,
  changes: Record<string, unknown> = {}
): Promise<string> {
  const id = randomUUID()
  const row = { id, first_name: 'Zoé', last_name: 'Candidat', email: 'zoe@example.test' }
  await inTenant(company.id, (trx) => trx.table('workers').insert({ ...row, ...changes }))
  return id
}

/** A draft with worker, package and text: everything that sending asks for. */
export async function draftOffer(
  client: TestClient,
  company: TestCompany,
  fields: Record<string, unknown> = {},
  changes: Record<string, unknown> = {}
): Promise<any> {
  const made = await client.post('/api/packages', packageBody(changes, fields))
  if (made.status !== 201) throw new Error(`The package was refused: ${made.raw}`)
  const workerId = await candidateOf(company)
  const offer = await client.post('/api/offers', { workerId, packageId: made.body.id })
  if (offer.status !== 201) throw new Error(`The offer was refused: ${offer.raw}`)
  const { id, version } = offer.body
  const saved = await client.put(`/api/offers/${id}`, { version, body: OFFER_BODY })
  if (saved.status !== 200) throw new Error(`The text was refused: ${saved.raw}`)
  return saved.body
}

/** The same, sent. */
export async function sentOffer(
  client: TestClient,
  company: TestCompany,
  fields: Record<string, unknown> = {},
  changes: Record<string, unknown> = {}
): Promise<any> {
  const { id, version } = await draftOffer(client, company, fields, changes)
  const sent = await client.post(`/api/offers/${id}/send`, { version })
  if (sent.status !== 200) throw new Error(`Sending was refused: ${sent.raw}`)
  return sent.body
}

/** What a company's offers enqueued of attached files that are to go, as the job is given it. */
export function queuedRemovals({ id }: TestCompany) {
  return inTenant(id, async (trx) => {
    const rows = await trx.from('outbox').where('name', 'remove-offer-file').orderBy('id')
    return rows.map(({ payload }) => payload)
  })
}
