import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { forgetEntitlements } from '#modules/billing/index'
import { openKinds } from '#modules/templates/domain/template_body'
import { findOpenTemplate, openTemplates } from '#modules/templates/queries/open_templates'
import type { Feature } from '#modules/shared/entitlements/entitlements'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'
import { run } from '#tests/helpers/template_run'

const PATH = '/api/document-templates'
const BODY = [
  { kind: 'title', lines: [[run('Contrat de travail')]] },
  {
    kind: 'paragraph',
    lines: [[run('Entre '), run('', { variable: 'company.name', bold: true }), run(' et vous.')]],
  },
]
const TEMPLATE = { name: 'Contrat', language: 'fr', kind: 'CONTRACT', body: BODY }

test.group('Document templates', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await inTenant(acme.id, (trx) => trx.from('document_templates').delete())
  })

  const rows = () => inTenant(acme.id, (trx) => trx.from('document_templates').orderBy('id'))

  test('strangers and managers: refused; HR makes, reads, copies, changes and removes one, it is written down, and the other company stays', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const [hr, manager, stranger] = [
      await signedIn('hr'),
      await signedIn('manager'),
      await visitor(),
    ]
    assert.equal((await stranger.post(PATH, TEMPLATE)).status, 401)
    assert.equal((await manager.post(PATH, TEMPLATE)).status, 403)
    const made = await hr.post(PATH, TEMPLATE)
    assert.equal(made.status, 201)
    assert.deepEqual(made.body.body, BODY)

    const one = `${PATH}/${made.body.id}`
    assert.equal((await stranger.get(one)).status, 401)
    assert.deepEqual((await manager.get(one)).body.body, BODY)
    assert.equal((await stranger.get(PATH)).status, 401)
    const [listed] = (await manager.get(PATH)).body.data
    assert.equal(listed.name, 'Contrat')
    assert.notProperty(listed, 'body')

    assert.equal((await stranger.post(one)).status, 401)
    assert.equal((await manager.post(one)).status, 403)
    const copy = await hr.post(one, {}, { headers: { 'x-language': 'nl' } })
    assert.equal(copy.status, 201)
    assert.equal(copy.body.name, 'Contrat (kopie)')
    assert.deepEqual(copy.body.body, BODY)
    assert.lengthOf(await rows(), 2)

    const changed = { ...TEMPLATE, name: 'CDI', version: 1, body: [BODY[0]] }
    assert.equal((await stranger.put(one, changed)).status, 401)
    assert.equal((await manager.put(one, changed)).status, 403)
    assert.deepInclude((await hr.put(one, changed)).body, { name: 'CDI', version: 2 })
    assert.deepEqual((await rows())[0].body, [BODY[0]])

    assert.equal((await stranger.delete(one)).status, 401)
    assert.equal((await manager.delete(one)).status, 403)
    assert.deepEqual((await hr.delete(one)).body, { id: made.body.id })
    assert.equal((await hr.delete(one)).status, 404)
    assert.lengthOf(await rows(), 1)
    const events = await inTenant(acme.id, (trx) =>
      trx
        .from('audit_log')
        .where({ subject_type: 'document_template', actor_kind: 'user' })
        .orderBy('id')
    )
    assert.deepEqual(
      events.map(({ event, details }) => [event.split('.')[1], details]),
      [
        ['created', { kind: 'CONTRACT' }],
        ['created', { kind: 'CONTRACT', copyOf: made.body.id }],
        ['updated', { fields: ['name', 'body'] }],
        ['deleted', {}],
      ]
    )
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('the second of two who change one is told, and what changes nothing writes nothing', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const { id } = (await hr.post(PATH, TEMPLATE)).body
    const same = await hr.put(`${PATH}/${id}`, { ...TEMPLATE, version: 1 })
    assert.equal(same.body.version, 1)
    await hr.put(`${PATH}/${id}`, { ...TEMPLATE, name: 'A', version: 1 })
    const late = await hr.put(`${PATH}/${id}`, { ...TEMPLATE, name: 'B', version: 1 })
    assert.equal(late.body.code, 'E_STALE_VERSION')
    assert.equal((await rows())[0].name, 'A')
  })

  test('that the lawyer has read one is noted by HR alone, for the text that was read', async ({
    assert,
  }) => {
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'FULL' })
    )
    const other = await signedIn('hr', 'globex')
    const untouched = await checksumOf(globex.id)
    const hr = await signedIn('hr')
    const { id } = (await hr.post(PATH, TEMPLATE)).body
    const one = `${PATH}/${id}/lawyer-reading`
    const read = { version: 1, isRead: true }
    assert.equal((await (await visitor()).put(one, read)).status, 401)
    assert.equal((await (await signedIn('manager')).put(one, read)).status, 403)
    assert.equal((await hr.put(one, { ...read, by: 'x' })).status, 422)
    assert.isNull((await rows())[0].lawyer_read_at)

    const noted = (await hr.put(one, read)).body
    assert.isString(noted.lawyerReadAt)
    assert.equal((await hr.put(one, read)).body.lawyerReadAt, noted.lawyerReadAt)
    const [listed] = (await hr.get(PATH)).body.data
    assert.equal(listed.lawyerReadAt, noted.lawyerReadAt)
    assert.isString((await rows())[0].lawyer_read_by)

    // Another name is the same text; another text is to be read again, and so is a copy.
    const named = (await hr.put(`${PATH}/${id}`, { ...TEMPLATE, name: 'CDI', version: 1 })).body
    assert.equal(named.lawyerReadAt, noted.lawyerReadAt)
    assert.isNull((await hr.post(`${PATH}/${id}`)).body.lawyerReadAt)
    const changed = { ...TEMPLATE, name: 'CDI', version: 2, body: [BODY[0]] }
    assert.isNull((await hr.put(`${PATH}/${id}`, changed)).body.lawyerReadAt)
    assert.equal((await hr.put(one, read)).body.code, 'E_STALE_VERSION')
    assert.isString((await hr.put(one, { version: 3, isRead: true })).body.lawyerReadAt)
    assert.isNull((await hr.put(one, { version: 3, isRead: false })).body.lawyerReadAt)

    assert.equal((await other.put(one, read)).status, 404)
    const events = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('subject_id', id).orderBy('id').select('event')
    )
    assert.deepEqual(
      events.map(({ event }) => event.split('.')[1]),
      ['created', 'lawyer_read', 'updated', 'updated', 'lawyer_read', 'lawyer_unread']
    )
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('sent twice with its id it is made once; an id of another company’s is taken', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const id = randomUUID()
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'FULL' })
    )
    assert.equal((await hr.post(PATH, { id, ...TEMPLATE })).status, 201)
    assert.equal((await hr.post(PATH, { id, ...TEMPLATE })).body.id, id)
    assert.lengthOf(await rows(), 1)
    const other = await signedIn('hr', 'globex')
    assert.equal((await other.post(PATH, { id, ...TEMPLATE })).status, 409)
    for (const unknown of [id, randomUUID()]) {
      assert.equal((await other.get(`${PATH}/${unknown}`)).status, 404)
      assert.equal((await other.post(`${PATH}/${unknown}`)).status, 404)
      assert.equal((await other.put(`${PATH}/${unknown}`, { ...TEMPLATE, version: 1 })).status, 404)
      assert.equal((await other.delete(`${PATH}/${unknown}`)).status, 404)
    }
  })

  test('the text is data: markup stays words, unknown variables and fields are refused', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const bodyOf = (runs: unknown[], kind = 'paragraph') => ({
      ...TEMPLATE,
      body: [{ kind, lines: [runs] }],
    })
    for (const bad of [
      bodyOf([run('x', { variable: 'process.env' })]),
      bodyOf([run('x')], 'script'),
      bodyOf([{ text: 'x' }]),
      bodyOf([run('x', { onclick: 'x' })]),
      { ...TEMPLATE, body: '<p>x</p>' },
      { ...TEMPLATE, kind: 'LETTER' },
      { ...TEMPLATE, name: ' ' },
    ])
      assert.equal((await hr.post(PATH, bad)).status, 422, JSON.stringify(bad))
    const html = '<img src=x onerror=alert(1)>'
    const made = await hr.post(PATH, bodyOf([run(html), run('\u0007b'), run('', { bold: true })]))
    assert.deepEqual(made.body.body, [{ kind: 'paragraph', lines: [[run(`${html} b`)]] }])
  })

  test('a plan with offers opens their texts, one with contracts theirs and annexes, and one with neither is told so', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => forgetEntitlements(globex.id))
    assert.deepEqual(openKinds(new Set(['offers'])), ['OFFER_TEXT'])
    assert.deepEqual(openKinds(new Set(['contracts', 'documents'])), ['CONTRACT', 'ANNEXE'])
    const admin = await signedIn('admin', 'globex')
    const made = await admin.post(PATH, { ...TEMPLATE, kind: 'OFFER_TEXT' })
    assert.equal(made.status, 201, 'ESSENTIAL has offers')
    assert.include((await admin.get(PATH)).body.kinds, 'OFFER_TEXT')
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'NONE' })
    )
    forgetEntitlements(globex.id)
    for (const answer of [
      await admin.get(PATH),
      await admin.get(`${PATH}/${made.body.id}`),
      await admin.post(PATH, TEMPLATE),
    ])
      assert.deepEqual([answer.status, answer.body.code], [403, 'E_FEATURE_LOCKED'])
  })

  test('a template of a kind that the plan does not open is neither listed, read, copied, changed nor removed', async ({
    assert,
  }) => {
    const offersOnly = new Set<Feature>(['offers'])
    const { body: contract } = await (await signedIn('hr')).post(PATH, TEMPLATE)
    await inTenant(acme.id, async () => {
      assert.lengthOf(await openTemplates(offersOnly), 0)
      const found = await findOpenTemplate(offersOnly, contract.id)
      assert.deepInclude(found, { ok: false, problem: 'E_FEATURE_LOCKED' })
    })
  })
})
