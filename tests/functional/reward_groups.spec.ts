import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { bring } from '#tests/helpers/casefiles'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { madePdf } from '#tests/helpers/made_pdf'
import {
  answered,
  draftGroup,
  GROUPS,
  openToAll,
  publishedGroup,
  STATEMENT_DAY,
} from '#tests/helpers/rewards'

const NEW = { name: 'Relevés 2026', statementDateStr: STATEMENT_DAY }
const words = (text: string, variable: string | null = null) => ({
  kind: 'paragraph',
  lines: [[{ text, bold: false, italic: false, variable }]],
})

test.group('Rounds of reward statements', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
  })

  const rows = () =>
    inTenant(acme.id, (trx) => trx.from('reward_statement_groups').orderBy('created_at'))
  const document = async (client: TestClient) =>
    answered(await bring(client, '/api/company-documents?name=Plan', madePdf({ pages: 1 }))).id

  test('strangers and viewers: refused; HR makes, reads, changes and deletes one, it is written down, and the other company stays', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const [viewer, stranger] = [await signedIn('viewer'), await visitor()]
    assert.equal((await stranger.post(GROUPS, NEW)).status, 401)
    assert.equal((await viewer.post(GROUPS, NEW)).status, 403)
    assert.lengthOf(await rows(), 0)
    const made = answered(await hr.post(GROUPS, NEW))
    assert.deepInclude(made, { ...NEW, status: 'DRAFT', version: 1, statements: 0, audience: null })
    assert.sameMembers(Object.keys(made.texts), ['fr', 'nl', 'en'])
    const one = `${GROUPS}/${made.id}`
    assert.equal((await stranger.get(GROUPS)).status, 401)
    assert.equal((await viewer.get(GROUPS)).status, 403)
    assert.deepEqual(
      answered(await hr.get(GROUPS)).data.map(({ id }: { id: string }) => id),
      [made.id]
    )
    const change = { version: 1, name: 'Autre nom', audience: { language: 'fr' } }
    assert.equal((await stranger.put(one, change)).status, 401)
    assert.equal((await viewer.put(one, change)).status, 403)
    const changed = answered(await hr.put(one, change))
    assert.deepInclude(changed, {
      name: 'Autre nom',
      audience: { language: 'fr' },
      version: 2,
      showPreviousContracts: true,
    })
    assert.equal((await hr.put(one, change)).body.code, 'E_STALE_VERSION')
    assert.equal((await stranger.delete(one)).status, 401)
    assert.equal((await viewer.delete(one)).status, 403)
    assert.deepEqual((await hr.delete(one)).body, { id: made.id })
    assert.lengthOf(await rows(), 0)
    const log = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where({ subject_id: made.id }).orderBy('id')
    )
    assert.deepEqual(
      log.map(({ event }) => event),
      ['reward_group.created', 'reward_group.updated', 'reward_group.deleted']
    )
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('two clicks make one; a copy takes over text, switches, audience and documents', async ({
    assert,
  }) => {
    const id = randomUUID()
    const answers = await Promise.all([
      hr.post(GROUPS, { id, ...NEW }),
      hr.post(GROUPS, { id, ...NEW }),
    ])
    assert.deepEqual(
      answers.map(({ body }) => body.id),
      [id, id]
    )
    assert.lengthOf(await rows(), 1)
    const change = {
      version: 1,
      texts: { fr: [words('Bonjour '), words('', 'worker.firstName')] },
      showVariableRemunerations: false,
      audience: { standing: 'ACTIVE' },
      companyDocumentIds: [await document(hr)],
    }
    const first = answered(await hr.put(`${GROUPS}/${id}`, change))
    assert.lengthOf(first.companyDocuments, 1)
    const copy = answered(
      await hr.post(GROUPS, { name: 'Relevés 2027', statementDateStr: '2027-10-31', groupId: id })
    )
    for (const field of ['texts', 'audience', 'showVariableRemunerations', 'companyDocuments'])
      assert.deepEqual(copy[field], first[field], field)
    assert.equal(copy.name, 'Relevés 2027')
  })

  test('who would take a document away is told how many published statements show it', async ({
    assert,
  }) => {
    await openToAll(globex)
    const id = await document(hr)
    const other = await document(await signedIn('hr', 'globex'))
    const at = (of: string) => `/api/company-documents/${of}/statements`
    const [viewer, stranger] = [await signedIn('viewer'), await visitor()]
    assert.equal((await stranger.get(at(id))).status, 401)
    assert.equal((await viewer.get(at(id))).status, 403)
    assert.equal((await hr.get(at(other))).status, 404)
    const draft = await draftGroup(hr, { companyDocumentIds: [id] })
    assert.deepEqual(answered(await hr.get(at(id))), { statements: 0 })
    const { statements } = await publishedGroup(hr, acme, { companyDocumentIds: [id] })
    assert.isAbove(statements, 0)
    assert.deepEqual(answered(await hr.get(at(id))), { statements })
    assert.deepEqual(answered(await hr.get(at(await document(hr)))), { statements: 0 })
    const round = answered(await hr.get(GROUPS)).data.find((each: any) => each.id !== draft.id)
    answered(await hr.post(`${GROUPS}/${round.id}/withdrawal`, { version: round.version }))
    assert.deepEqual(answered(await hr.get(at(id))), { statements: 0 })
  })

  test('a text that speaks of what no statement knows is refused at its field, and nothing changes', async ({
    assert,
  }) => {
    const { id } = await draftGroup(hr)
    const before = await rows()
    for (const [block, name] of [
      [words('Votre {{salaire.secret}} vous attend'), 'salaire.secret'],
      [words('', 'offer.validityDate'), 'offer.validityDate'],
      [words('', 'signer.name'), 'signer.name'],
    ] as const) {
      const refused = await hr.put(
        `${GROUPS}/${id}`,
        { version: 1, texts: { nl: [block] } },
        { headers: { 'x-language': 'fr' } }
      )
      assert.equal(refused.status, 422)
      assert.deepInclude(refused.body.errors[0], { path: 'texts.nl', code: 'unknownVariable' })
      assert.include(refused.body.errors[0].message, name)
      assert.notInclude(refused.body.errors[0].message, '{names}')
    }
    assert.deepEqual(await rows(), before)
  })

  test('a document of another company, or of none, hangs on no statement', async ({ assert }) => {
    await openToAll(globex)
    const other = await document(await signedIn('hr', 'globex'))
    const { id } = await draftGroup(hr)
    const before = await rows()
    for (const companyDocumentIds of [[other], [randomUUID()]]) {
      const refused = await hr.put(`${GROUPS}/${id}`, { version: 1, companyDocumentIds })
      assert.equal(refused.body.code, 'E_REWARD_DOCUMENT')
      assert.isAbove(refused.body.detail.length, 30)
    }
    assert.deepEqual(await rows(), before)
  })

  test('an unknown field, a day that is none and an audience of invented words are refused by name', async ({
    assert,
  }) => {
    for (const [path, body] of [
      ['colour', { ...NEW, colour: 'red' }],
      ['statementDateStr', { ...NEW, statementDateStr: '2026-02-30' }],
      ['audience.standing', { ...NEW, audience: { standing: 'CONTACT' } }],
      ['name', { ...NEW, name: '' }],
    ] as const) {
      const refused = await hr.post(GROUPS, body)
      assert.equal(refused.status, 422, path)
      assert.equal(refused.body.errors[0].path, path)
    }
    assert.lengthOf(await rows(), 0)
  })

  test("another company's round is as unknown as one that never was", async ({ assert }) => {
    await openToAll(globex)
    const { id, version } = await draftGroup(hr)
    const other = await signedIn('hr', 'globex')
    const untouched = await checksumOf(acme.id)
    for (const path of [
      '',
      '/readiness',
      `/preview?worker=${randomUUID()}`,
      '/statements',
      '/pdfs',
    ])
      assert.equal((await other.get(`${GROUPS}/${id}${path}`)).status, 404, path)
    assert.equal((await other.put(`${GROUPS}/${id}`, { version, name: 'x' })).status, 404)
    assert.equal((await other.post(`${GROUPS}/${id}/withdrawal`, { version })).status, 404)
    assert.equal(
      (await other.post(`${GROUPS}/${id}/publications`, { version, kind: 'PUBLISH' })).status,
      404
    )
    assert.equal((await other.delete(`${GROUPS}/${id}`)).status, 404)
    assert.equal((await other.post(GROUPS, { ...NEW, groupId: id })).status, 404)
    assert.equal(await checksumOf(acme.id), untouched)
  })

  test('a plan without reward statements has none of it', async ({ assert }) => {
    const other = await signedIn('hr', 'globex')
    const refused = await other.get(GROUPS)
    assert.equal(refused.status, 403)
    assert.equal(refused.body.code, 'E_FEATURE_LOCKED')
  })
})
