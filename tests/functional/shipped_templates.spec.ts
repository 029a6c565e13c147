import { test } from '@japa/runner'
import { forgetEntitlements } from '#modules/billing/index'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { SHIPPED_TEMPLATES } from '#modules/templates/shipped/shipped_templates'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'
import { readPdf } from '#tests/helpers/read_pdf'
import { run } from '#tests/helpers/template_run'

const PATH = '/api/shipped-templates'
const OWN = '/api/document-templates'
const KEYS = ['fixed-term.fr', 'information.nl']

test.group('Shipped templates', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await inTenant(acme.id, (trx) => trx.from('document_templates').delete())
  })

  const rows = () => inTenant(acme.id, (trx) => trx.from('document_templates').orderBy('name'))

  test('strangers and managers take none over; HR does, it is written down, and the other company stays', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const [hr, manager, stranger] = [
      await signedIn('hr'),
      await signedIn('manager'),
      await visitor(),
    ]
    assert.equal((await stranger.post(PATH, { keys: KEYS })).status, 401)
    assert.equal((await manager.post(PATH, { keys: KEYS })).status, 403)
    assert.isEmpty(await rows())
    const taken = await hr.post(PATH, { keys: KEYS })
    assert.equal(taken.status, 201)
    assert.deepEqual(
      taken.body.data.map((each: Record<string, unknown>) => [
        each.name,
        each.language,
        each.kind,
        each.contractKinds,
        each.shippedKey,
      ]),
      [
        ['Contrat de travail à durée déterminée', 'fr', 'CONTRACT', ['FIXED_TERM'], KEYS[0]],
        [
          'Ontvangstbewijs van het arbeidsreglement en van de informatie',
          'nl',
          'ANNEXE',
          [],
          KEYS[1],
        ],
      ]
    )
    const [{ id }] = taken.body.data
    const shipped = SHIPPED_TEMPLATES.find(({ key }) => key === KEYS[0])!
    assert.deepEqual((await manager.get(`${OWN}/${id}`)).body.body, shipped.body())
    const events = await inTenant(acme.id, (trx) =>
      trx
        .from('audit_log')
        .where({ event: 'document_template.created', actor_kind: 'user' })
        .orderBy('id')
    )
    assert.deepEqual(
      events.map(({ details }) => details.shippedKey),
      KEYS
    )
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('what the company has already is not taken over again, and stays as it was changed', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const [{ id }] = (await hr.post(PATH, { keys: [KEYS[0]] })).body.data
    const changed = {
      name: 'Notre CDD',
      language: 'fr',
      kind: 'CONTRACT',
      contractKinds: ['FIXED_TERM', 'DEFINED_WORK'],
      version: 1,
      body: [{ kind: 'paragraph', lines: [[run('x')]] }],
    }
    assert.equal((await hr.put(`${OWN}/${id}`, changed)).status, 200)
    const [first, second] = await Promise.all([
      hr.post(PATH, { keys: KEYS }),
      hr.post(PATH, { keys: KEYS }),
    ])
    assert.equal(first.body.data[0].name, 'Notre CDD')
    assert.deepEqual(first.body.data[1].id, second.body.data[1].id)
    assert.lengthOf(await rows(), 2)
    const copy = await hr.post(`${OWN}/${id}`)
    assert.deepInclude(copy.body, {
      shippedKey: KEYS[0],
      contractKinds: ['FIXED_TERM', 'DEFINED_WORK'],
    })
  })

  test('a viewer reads them; a key that is none is refused, and so is a plan without contracts', async ({
    assert,
    cleanup,
  }) => {
    const [hr, manager] = [await signedIn('hr'), await signedIn('manager')]
    const listed = await manager.get(PATH)
    assert.lengthOf(listed.body.data, SHIPPED_TEMPLATES.length)
    assert.notProperty(listed.body.data[0], 'body')
    const one = await manager.get(`${PATH}/student.en`)
    assert.isTrue(one.body.isTranslation)
    assert.isAbove(one.body.body.length, 10)
    assert.equal((await (await visitor()).get(PATH)).status, 401)
    assert.equal((await manager.get(`${PATH}/student.de`)).status, 404)
    for (const keys of [['student.de'], [], ['student.fr', 'student.fr'], 'student.fr'])
      assert.equal((await hr.post(PATH, { keys })).status, 422, JSON.stringify(keys))
    cleanup(() => forgetEntitlements(globex.id))
    const admin = await signedIn('admin', 'globex')
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'NONE' })
    )
    forgetEntitlements(globex.id)
    for (const answer of [await admin.get(PATH), await admin.post(PATH, { keys: KEYS })])
      assert.deepEqual([answer.status, answer.body.code], [403, 'E_FEATURE_LOCKED'])
  })

  test('a template is seen on paper with an invented person, by those who may read it', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const [{ id }] = (await hr.post(PATH, { keys: ['replacement.nl'] })).body.data
    const answer = await (await signedIn('manager')).get(`${OWN}/${id}/pdf`)
    assert.equal(answer.headers['content-type'], 'application/pdf')
    const { text, language } = await readPdf(answer.raw)
    assert.equal(language, 'nl-BE')
    for (const words of ['Vervangingsovereenkomst', 'AnnaPeeters', 'SofieLambrecht', 'Artikel1–'])
      assert.include(text, words)
    assert.equal((await (await visitor()).get(`${OWN}/${id}/pdf`)).status, 401)
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'FULL' })
    )
    forgetEntitlements(globex.id)
    const elsewhere = await (await signedIn('hr', 'globex')).get(`${OWN}/${id}/pdf`)
    assert.equal(elsewhere.status, 404)
  })

  test('the text of an offer is a letter, and only contracts are meant for kinds of contracts', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const bodyOf = (kind: string, block: object, more = {}) => ({
      name: 'x',
      language: 'fr',
      kind,
      body: [{ kind: 'paragraph', lines: [[run('x')]], ...block }],
      ...more,
    })
    const refused = [
      bodyOf('OFFER_TEXT', { kind: 'payTable', lines: [] }),
      bodyOf('OFFER_TEXT', { kind: 'article' }),
      bodyOf('OFFER_TEXT', { when: 'contract.isStudent' }),
      bodyOf('CONTRACT', { when: 'contract.isNice' }),
      bodyOf('ANNEXE', {}, { contractKinds: ['STUDENT'] }),
      bodyOf('CONTRACT', {}, { contractKinds: ['STUDENT', 'STUDENT'] }),
      bodyOf('CONTRACT', {}, { contractKinds: ['CDI'] }),
    ]
    for (const bad of refused) {
      const answer = await hr.post(OWN, bad)
      assert.equal(answer.status, 422, JSON.stringify(bad))
    }
    const [table] = (await hr.post(OWN, refused[0])).body.errors
    assert.equal(table.path ?? table.field, 'body.0.kind')
    const taken = [
      bodyOf('OFFER_TEXT', { when: 'package.hasVoitureSociete' }),
      bodyOf('CONTRACT', { kind: 'payTable', lines: [], when: 'contract.isStudent' }),
      bodyOf('CONTRACT', { when: null }, { contractKinds: ['STUDENT'] }),
    ]
    for (const good of taken) assert.equal((await hr.post(OWN, good)).status, 201)
  })
})
