import { randomUUID } from 'node:crypto'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import type { TestClient, TestResponse } from './client.ts'
import type { TestCompany } from './companies.ts'
import { templateOf } from './contract_template.ts'
import { candidateOf } from './offers.ts'

/** The first day of the contracts of a test: it has not come yet. */
export const STARTS = '2099-01-01'

export interface ContractToSign {
  id: string
  workerId: string
  locationId: string
}

/** A contract that waits to be signed, at a place whose law of languages is known. */
export async function contractToSign(
  company: TestCompany,
  changes: Record<string, unknown> = {},
  {
    regime = 'FR',
    email = 'zoe@example.test',
  }: { regime?: string | null; email?: string | null } = {}
): Promise<ContractToSign> {
  const workerId = await candidateOf(company, { email, language: 'fr' })
  const [id, locationId] = [randomUUID(), randomUUID()]
  await inTenant(company.id, async (trx) => {
    await trx
      .table('contract_locations')
      .insert({ id: locationId, name: `Siège ${locationId}`, language_regime: regime })
    await trx.table('contracts').insert({
      id,
      worker_id: workerId,
      package_id: company.packageIds[0],
      start_date: STARTS,
      kind: 'OPEN_ENDED',
      change_type: 'NEW',
      signature: 'TO_SIGN',
      contract_location_id: locationId,
      ...changes,
    })
  })
  return { id, workerId, locationId }
}

/** Who signs for the company, always the same. */
export function signerOf(company: TestCompany): Promise<string> {
  return inTenant(company.id, async (trx) => {
    const [known] = await trx.from('signers')
    if (known) return known.id
    const id = randomUUID()
    const row = { id, name: 'Camille Renard', nom_fonction: 'DRH', email: 'drh@acme.test' }
    await trx.table('signers').insert(row)
    return id
  })
}

/** The company has no other signers, templates or casefiles than those of the test. */
export async function emptyDesk(company: TestCompany): Promise<void> {
  await inTenant(company.id, async (trx) => {
    await trx.from('casefiles').delete()
    await trx.from('document_templates').delete()
    await trx.from('signers').delete()
  })
}

/** A casefile of a contract with one document, that can be printed; and what it was made of. */
export async function readyCasefile(
  client: TestClient,
  company: TestCompany,
  { contract = {}, body }: { contract?: Record<string, unknown>; body?: unknown } = {}
) {
  const signerId = await signerOf(company)
  const made = await contractToSign(company, contract)
  const templateId = await templateOf(client, body ? { body } : {})
  const { id } = done(await client.post('/api/casefile', { contractId: made.id }))
  const casefile = done(await client.post(`/api/casefile/${id}/add-documents`, [templateId]))
  return { id: id as string, casefile, contract: made, templateId, signerId }
}

/** The same, printed. */
export async function printedCasefile(client: TestClient, company: TestCompany) {
  const ready = await readyCasefile(client, company)
  const { version } = ready.casefile
  const casefile = done(await client.post(`/api/casefile/${ready.id}/print`, { version }))
  return { ...ready, casefile }
}

/** Sends bytes as the body. */
export const bring = (client: TestClient, path: string, rawBody: Buffer) =>
  client.send('POST', path, { rawBody, headers: { 'content-type': 'application/pdf' } })

/** Brings the scan of the signed paper, of the version that this client sees. */
export async function signOnPaper(client: TestClient, id: string, scan: Buffer, day: string) {
  const { version = 1 } = (await client.get(`/api/casefile/${id}`)).body
  return bring(client, paperPath(id, version, day), scan)
}

/** Where the scan of a version goes. */
export const paperPath = (id: string, version: number, day: string) =>
  `/api/casefile/${id}/paper?version=${version}&signedOnStr=${day}`

function done({ status, body, raw }: TestResponse) {
  if (status >= 300) throw new Error(`Refused: ${raw}`)
  return body
}
