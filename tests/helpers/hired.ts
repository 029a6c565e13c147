import { randomUUID } from 'node:crypto'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter, today } from '#modules/shared/values/days'
import type { TestClient, TestResponse } from './client.ts'
import type { TestCompany } from './companies.ts'
import { draftOffer } from './offers.ts'
import { packageBody } from './package_body.ts'
import { readPdf, squeezed } from './read_pdf.ts'

/** A first day that is still to come, so that no test depends on when it runs. */
export const FIRST_DAY_OF_WORK = daysAfter(today(), 40)

/** The seat of the company, which every shipped contract names. */
const SEAT = {
  numero_entreprise: '0403170701',
  street: 'Rue de la Loi 16',
  postal_code: '1000',
  city: 'Bruxelles',
}

/** A worker who has filled in their form. */
const TOLD = {
  first_name: 'Noor',
  last_name: 'Maes',
  language: 'fr',
  date_of_birth: '2005-03-12',
  nationality: 'BE',
  address_line1: 'Rue Haute 7',
  address_postal_code: '1000',
  address_city: 'Bruxelles',
  address_country: 'BE',
}

/** A company that is known on paper, and where its people work: the id of a place in the French region. */
export async function seatOf(company: TestCompany): Promise<string> {
  const id = randomUUID()
  await inTenant(company.id, async (trx) => {
    await trx.from('companies').where({ id: company.id }).update(SEAT)
    const place = { id, name: 'Namur', postal_code: '5000', city: 'Namur', language_regime: 'FR' }
    await trx.table('contract_locations').insert(place)
  })
  return id
}

/** A worker whose form is filled in. */
export async function knownWorker(
  company: TestCompany,
  changes: Record<string, unknown> = {}
): Promise<string> {
  const id = randomUUID()
  const row = { id, ...TOLD, email: `${id}@example.test`, ...changes }
  await inTenant(company.id, (trx) => trx.table('workers').insert(row))
  return id
}

/** An offer to a known worker that the candidate accepted, as their answer leaves it. */
export async function acceptedOffer(client: TestClient, company: TestCompany): Promise<any> {
  const draft = await draftOffer(client, company)
  const { first_name: _first, last_name: _last, ...details } = TOLD
  await inTenant(company.id, (trx) =>
    trx.from('workers').where('id', draft.workerId).update(details)
  )
  const { version } = draft
  const offer = whole(await client.post(`/api/offers/${draft.id}/send`, { version }))
  await inTenant(company.id, (trx) =>
    trx
      .from('offers')
      .where('id', offer.id)
      .update({ status: 'ACCEPTED', accepted: trx.raw('sent'), accepted_at: new Date() })
  )
  return offer
}

/** A package and a known worker: what a contract is made of. */
export async function toHire(
  client: TestClient,
  company: TestCompany,
  fields: Record<string, unknown> = {}
): Promise<{ packageId: string; workerId: string }> {
  const pack = whole(await client.post('/api/packages', packageBody({}, fields)))
  return { packageId: pack.id, workerId: await knownWorker(company) }
}

/** A contract of these terms. */
export async function contractOf(client: TestClient, body: Record<string, unknown>): Promise<any> {
  return whole(await client.post('/api/contracts', body))
}

/** The same, signed today. */
export async function signedContract(
  client: TestClient,
  body: Record<string, unknown>
): Promise<any> {
  const { id, version } = await contractOf(client, body)
  return whole(await client.post(`/api/contracts/${id}/sign`, { version, signedOnStr: today() }))
}

/** The shipped French text of this name, copied into the company's templates. */
export async function shippedCopy(client: TestClient, name: string): Promise<string> {
  const { data } = whole(await client.post('/api/shipped-templates', { keys: [`${name}.fr`] }))
  return data[0].id
}

/** A casefile of a contract, written from a shipped text and printed; `says` looks for words in its drawn PDF. */
export async function printedFrom(client: TestClient, contractId: string, name: string) {
  const templateId = await shippedCopy(client, name)
  const { id } = whole(await client.post('/api/casefile', { contractId }))
  const ready = whole(await client.post(`/api/casefile/${id}/add-documents`, [templateId]))
  if (ready.problems.length > 0) throw new Error(JSON.stringify(ready.problems))
  const { version } = ready
  const casefile = whole(await client.post(`/api/casefile/${id}/print`, { version }))
  const { raw } = await client.get(casefile.documents[0].pdfUrl)
  const { text } = await readPdf(raw)
  return {
    id: id as string,
    casefile,
    text,
    says: (words: string) => text.includes(squeezed(words)),
  }
}

function whole({ status, body, raw }: TestResponse): any {
  if (status >= 300) throw new Error(`Refused: ${raw}`)
  return body
}
