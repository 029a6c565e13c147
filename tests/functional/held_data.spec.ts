import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
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
