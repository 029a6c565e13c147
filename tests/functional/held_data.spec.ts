import { test } from '@japa/runner'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { ownDataOf } from '#modules/team/index'
import { signedIn, visitor } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { BIC, IBAN, NISS } from '#tests/helpers/worker_form'

test.group('All that is held on a person', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let workerId: string

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    const [first] = await inTenant(acme.id, (trx) => trx.from('contracts').orderBy('id'))
    workerId = first.worker_id
  })

  test('anonymous, viewer, manager and another company: refused; HR is given every row about them, and the log says so', async ({
    assert,
  }) => {
    const path = `/api/workers/${workerId}/data`
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    assert.equal((await (await visitor()).get(path)).status, 401)
    assert.equal((await (await signedIn('viewer')).get(path)).status, 403)
    assert.equal((await (await signedIn('manager')).get(path)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).get(path)).status, 404)

    const hr = await signedIn('hr')
    const told = { version: 1, addressCity: 'Namur', niss: NISS, iban: IBAN, bic: BIC }
    assert.equal((await hr.put(`/api/workers/${workerId}/details`, told)).status, 200)
    const answer = await hr.get(path)
    assert.equal(answer.status, 200)
    const file = String(answer.raw)
    const held = JSON.parse(file)
    assert.deepInclude(held.person, { id: workerId, address_city: 'Namur' })
    assert.isNotEmpty(held.rows.contracts)
    assert.isNotEmpty(held.rows.packages)
    for (const rows of Object.values<any[]>(held.rows))
      for (const row of rows) assert.notProperty(row, 'company_id')
    // The keeper is shown them one by one, each look noted; a file on a disk is no place for them.
    assert.equal(held.sealed.niss, '••.••.••-•••.61')
    for (const canary of [NISS, '93.05.18-223.61', IBAN, 'BE68 5390', BIC])
      assert.notInclude(file, canary)
    const events = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'worker.data_given')
    )
    assert.lengthOf(events, 1)
    assert.equal(events[0].subject_id, workerId)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('the person’s own copy alone has register number and account written out; it runs nothing, and the log says it was taken', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const name = { firstName: 'Zoé <img src=x onerror=alert(1)>' }
    await hr.put(`/api/workers/${workerId}`, name)
    const told = { version: 1, addressCity: 'Namur', niss: NISS, iban: IBAN, bic: BIC }
    assert.equal((await hr.put(`/api/workers/${workerId}/details`, told)).status, 200)
    const own = (id: string, companyId = acme.id) =>
      forSystem('test', companyId, (scope) =>
        ownDataOf({ ...scope, locale: 'fr', visibility: 'nothing' }, id)
      )
    const given = await own(workerId)
    if (!given.ok) throw new Error('it was refused')
    const { held, page } = given.value
    const written = { niss: '93.05.18-223.61', iban: 'BE68 5390 0754 7034', bic: BIC }
    assert.deepEqual(held.sealed, written)
    for (const value of Object.values(written)) assert.include(page, value)
    for (const part of ['Tout ce qui est conservé à votre sujet', 'Namur', '<h2>Contrats</h2>'])
      assert.include(page, part)
    assert.include(page, '&lt;img src=x')
    assert.notMatch(page, /<(script|img|link|iframe)/i)

    // Nowhere else: neither in the file of who keeps records, nor in what is logged.
    const log = await inTenant(acme.id, (trx) => trx.from('audit_log'))
    assert.lengthOf(
      log.filter(({ event }: { event: string }) => event === 'worker.own_data_given'),
      1
    )
    for (const text of [
      JSON.stringify(log),
      String((await hr.get(`/api/workers/${workerId}/data`)).raw),
      String((await hr.get(`/api/workers/${workerId}`)).raw),
      String((await hr.get(`/api/workers/${workerId}/details`)).raw),
    ])
      for (const canary of [NISS, IBAN, ...Object.values(written)]) assert.notInclude(text, canary)
    const elsewhere = await own(workerId, globex.id)
    assert.isFalse(elsewhere.ok)
  })

  test('nothing of another person stands in it', async ({ assert }) => {
    const hr = await signedIn('hr')
    const others = await inTenant(acme.id, (trx) =>
      trx.from('workers').whereNot('id', workerId).select('id', 'email')
    )
    const raw = String((await hr.get(`/api/workers/${workerId}/data`)).raw)
    for (const { id, email } of others) {
      assert.notInclude(raw, id)
      if (email) assert.notInclude(raw, email)
    }
  })
})
