import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'

const PATH = '/api/offer-settings'

test.group('Settings of offers', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('only administrators change them; new offers start with them, and the other company stays', async ({
    assert,
  }) => {
    const [admin, hr, stranger] = [await signedIn('admin'), await signedIn('hr'), await visitor()]
    assert.equal((await stranger.get(PATH)).status, 401)
    const before = (await hr.get(PATH)).body
    assert.deepInclude(before, {
      validityDays: 14,
      reminderDays: [3, 1],
      showEmployerCost: false,
      showLegalSources: true,
    })
    const template = await inTenant(acme.id, (trx) =>
      trx.from('document_templates').where({ kind: 'OFFER_TEXT', language: 'fr' }).firstOrFail()
    )
    const signer = await inTenant(acme.id, (trx) => trx.from('signers').firstOrFail())
    const change = {
      ...before,
      validityDays: 30,
      reminderDays: [1, 7, 2],
      templates: { ...before.templates, fr: template.id },
      signerId: signer.id,
      replyTo: 'Jobs@Acme.test',
    }
    const untouched = await checksumOf(globex.id)
    assert.equal((await stranger.put(PATH, change)).status, 401)
    assert.equal((await hr.put(PATH, change)).status, 403)
    const saved = await admin.put(PATH, change)
    assert.deepInclude(saved.body, {
      validityDays: 30,
      reminderDays: [7, 2, 1],
      replyTo: 'jobs@acme.test',
      version: before.version + 1,
    })
    assert.equal((await admin.put(PATH, change)).body.code, 'E_STALE_VERSION')
    const [log] = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where({ event: 'offer.settings_changed' }).orderBy('id', 'desc')
    )
    assert.includeMembers(log.details.changed, ['validityDays', 'reminderDays', 'signerId'])
    const offer = (await hr.post('/api/offers', { language: 'fr' })).body
    assert.equal(offer.signerId, signer.id)
    assert.deepEqual(offer.body, template.body)
    const days = Math.round(
      (Date.parse(offer.validityDateStr) - Date.parse(offer.createdAt.slice(0, 10))) / 86_400_000
    )
    assert.oneOf(days, [30, 31])
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('a template of another kind or language, or unknown, is none; a signer that goes leaves no hole', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const before = (await admin.get(PATH)).body
    const contract = await inTenant(acme.id, (trx) =>
      trx.from('document_templates').where({ kind: 'CONTRACT' }).firstOrFail()
    )
    const text = await inTenant(acme.id, (trx) =>
      trx.from('document_templates').where({ kind: 'OFFER_TEXT', language: 'fr' }).firstOrFail()
    )
    for (const templates of [
      { ...before.templates, fr: contract.id },
      { ...before.templates, nl: text.id },
      { ...before.templates, en: randomUUID() },
    ])
      assert.equal((await admin.put(PATH, { ...before, templates })).status, 404)
    const signer = (
      await admin.post('/api/signers', { name: 'A', nomFonction: 'B', email: 'a@example.test' })
    ).body
    await admin.put(PATH, { ...before, signerId: signer.id })
    assert.equal((await admin.delete(`/api/signers/${signer.id}`)).status, 200)
    assert.isNull((await admin.get(PATH)).body.signerId)
  })
})
