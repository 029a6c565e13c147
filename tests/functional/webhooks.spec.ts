import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { record } from '#modules/shared/audit/record'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, TestClient, visitor } from '#tests/helpers/client'
import { contractOf, FIRST_DAY_OF_WORK, seatOf, signedContract, toHire } from '#tests/helpers/hired'
import { draftOffer } from '#tests/helpers/offers'

const PATH = '/api/webhooks'
const URL = 'https://hooks.example.com/barema'
const EVERYTHING = ['offer.accepted', 'contract.signed', 'worker.changed']
const BODY = { url: URL, events: EVERYTHING, isActive: true }

test.group('Webhook addresses', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let admin: TestClient
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    admin = await signedIn('admin')
  })

  const made = async (body: object = BODY) => {
    const { status, body: answer, raw } = await admin.post(PATH, body)
    if (status !== 201) throw new Error(String(raw))
    return answer as { id: string; secret: string }
  }
  const kept = (company = acme) =>
    inTenant(company.id, (trx) => trx.from('webhook_addresses').orderBy('id'))
  const messages = async () =>
    (await inTenant(acme.id, (trx) => trx.from('webhook_deliveries').orderBy('id'))).map(
      ({ event, data }) => [event, data]
    )
  const calls = (client: TestClient, id: string, message: string = randomUUID()) => [
    client.get(PATH),
    client.get(`${PATH}/${id}`),
    client.get(`${PATH}/${id}/deliveries`),
    client.post(PATH, BODY),
    client.put(`${PATH}/${id}`, { ...BODY, isActive: false }),
    client.post(`${PATH}/${id}/secret`),
    client.post(`${PATH}/${id}/test`),
    client.post(`${PATH}/${id}/deliveries/${message}/replay`),
    client.delete(`${PATH}/${id}`),
  ]
  const statusesOf = async (client: TestClient, id: string) => [
    ...new Set((await Promise.all(calls(client, id))).map(({ status }) => status)),
  ]

  test('a stranger reads and changes none, nor does anybody but an administrator', async ({
    assert,
  }) => {
    const { id } = await made()
    const before = await kept()
    assert.deepEqual(await statusesOf(await visitor(), id), [401])
    for (const who of ['viewer', 'manager', 'hr', 'payroll'] as const)
      assert.deepEqual(await statusesOf(await signedIn(who), id), [403], who)
    assert.deepEqual(await kept(), before)
  })

  test('an administrator adds, changes, tries, renews and removes one, with its lines of the log; the other company stays', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const { id, secret } = await made()
    assert.match(secret, /^whsec_/)
    const [row] = await kept()
    assert.notInclude(JSON.stringify(row), secret)
    const listed = (await admin.get(PATH)).body.data
    assert.lengthOf(listed, 1)
    assert.containSubset(listed[0], { id, ...BODY, failures: 0, waiting: 0, deliveredAt: null })
    assert.notInclude(JSON.stringify(listed), 'whsec_')

    const changed = {
      url: 'https://other.example.com/',
      events: ['worker.changed'],
      isActive: true,
    }
    const { body } = await admin.put(`${PATH}/${id}`, changed)
    assert.containSubset(body, changed)
    const tried = await admin.post(`${PATH}/${id}/test`)
    assert.equal(tried.status, 202)
    assert.containSubset(tried.body, { event: 'webhook.test', status: 'WAITING', tries: 0 })
    assert.equal((await admin.post(`${PATH}/${id}/test`)).body.id, tried.body.id, 'one at a time')
    const again = await admin.post(`${PATH}/${id}/deliveries/${tried.body.id}/replay`)
    assert.deepEqual([again.status, again.body.id], [202, tried.body.id])
    assert.equal((await admin.get(`${PATH}/${id}`)).body.waiting, 1)
    const log = (await admin.get(`${PATH}/${id}/deliveries?status=WAITING`)).body
    assert.deepEqual([log.meta.total, log.data[0].id], [1, tried.body.id])

    const renewed = (await admin.post(`${PATH}/${id}/secret`)).body
    assert.notEqual(renewed.secret, secret)
    assert.isNotNull((await admin.get(`${PATH}/${id}`)).body.formerSecretUntil)
    assert.deepEqual((await admin.delete(`${PATH}/${id}`)).body, { id })
    assert.deepEqual(await kept(), [])
    assert.deepEqual(await messages(), [])
    const events = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('subject_id', id).orderBy('id').select('event')
    )
    assert.deepEqual(
      events.map(({ event }) => event),
      ['created', 'updated', 'tested', 'tested', 'replayed', 'secret_rotated', 'deleted'].map(
        (deed) => `webhook.${deed}`
      )
    )
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('one of another company is as unknown as an invented one', async ({ assert }) => {
    const { id } = await made()
    const message = (await admin.post(`${PATH}/${id}/test`)).body.id
    const before = await kept()
    const other = await signedIn('admin', 'globex')
    for (const unknown of [id, randomUUID(), 'nothing']) {
      const [, ...one] = await Promise.all(calls(other, unknown, message))
      const statuses = one.filter((_, at) => at !== 2).map(({ status }) => status)
      assert.deepEqual([...new Set(statuses)], [404], unknown)
    }
    assert.deepEqual(await kept(), before)
    assert.equal((await other.get(PATH)).body.data.length, 3, 'their own, made above')
  })

  test('what is no public address, nothing to be told, an unknown event or field: refused by name, and nothing is kept', async ({
    assert,
  }) => {
    for (const [wrong, path] of [
      [{ url: 'http://hooks.example.com/' }, 'url'],
      [{ url: 'https://127.0.0.1/' }, 'url'],
      [{ url: 'https://user:secret@hooks.example.com/' }, 'url'],
      [{ url: '' }, 'url'],
      [{ url: 7 }, 'url'],
      [{ events: [] }, 'events'],
      [{ events: ['worker.paid'] }, 'events.0'],
      [{ events: ['worker.changed', 'worker.changed'] }, 'events'],
      [{ isActive: 'yes' }, 'isActive'],
      [{ secret: 'whsec_mine' }, 'secret'],
    ] as [object, string][]) {
      const { status, body } = await admin.post(PATH, { ...BODY, ...wrong })
      assert.deepEqual([status, body.errors?.[0]?.path], [422, path], JSON.stringify(wrong))
    }
    assert.deepEqual(await kept(), [])
  })

  test('a company has ten at most', async ({ assert }) => {
    for (let at = 0; at < 10; at++) await made()
    const { status, body } = await admin.post(PATH, BODY)
    assert.deepEqual([status, body.code], [409, 'E_MANY_WEBHOOKS'])
    assert.lengthOf(await kept(), 10)
  })

  test('an address is told what it asks for, by ids and names of fields: no pay, no name, nothing of a family', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    await made()
    await made({ ...BODY, events: ['offer.accepted'] })
    await made({ ...BODY, isActive: false })
    const offer = await draftOffer(hr, acme)
    await forSystem('test', acme.id, (scope) =>
      record(scope, 'offer.accepted', { type: 'offer', id: offer.id })
    )
    const accepted = { offerId: offer.id, workerId: offer.workerId }
    assert.deepEqual(await messages(), [
      ['offer.accepted', accepted],
      ['offer.accepted', accepted],
    ])
    await inTenant(acme.id, (trx) => trx.from('webhook_deliveries').delete())

    const contractLocationId = await seatOf(acme)
    const hire = await toHire(hr, acme, { salaireBrut: 3456.78 })
    const terms = { kind: 'OPEN_ENDED', startDateStr: FIRST_DAY_OF_WORK, contractLocationId }
    const unsigned = await contractOf(hr, { ...(await toHire(hr, acme)), ...terms })
    assert.deepEqual(await messages(), [], `${unsigned.id} is not signed`)
    const contract = await signedContract(hr, { ...hire, ...terms })
    const told = await messages()
    assert.deepEqual(
      told.map(([event]) => event),
      ['contract.signed', 'worker.changed']
    )
    assert.deepEqual(told[0]![1], { contractId: contract.id, workerId: hire.workerId })
    assert.includeMembers(told[1]![1].fields, ['salaireBrut', 'startDate'])
    assert.notMatch(JSON.stringify(told), /3456|Maes|Noor|Haute/)

    await inTenant(acme.id, async (trx) => {
      await trx.from('webhook_deliveries').delete()
      await trx
        .from('workers')
        .where('id', hire.workerId)
        .update({ enfants_a_charge: 2, handicape: true, address_city: 'Namur' })
    })
    const [[event, data]] = await messages()
    assert.equal(event, 'worker.changed')
    assert.deepEqual(data.fields.toSorted(), ['addressCity', 'family'])
    assert.deepEqual(Object.keys(data).toSorted(), ['fields', 'validFrom', 'workerId'])
  })

  test('what is rolled back is told to nobody', async ({ assert }) => {
    await made()
    const offer = await draftOffer(await signedIn('hr'), acme)
    await forSystem('test', acme.id, async (scope) => {
      await record(scope, 'offer.accepted', { type: 'offer', id: offer.id })
      throw new Error('back')
    }).catch(() => {})
    assert.deepEqual(await messages(), [])
  })

  test('a program with the right for it does the same', async ({ assert }) => {
    const scopes = ['webhooks.manage']
    const { body } = await admin.post('/api/users/tokens', { name: 'Hooks', scopes, days: 7 })
    const program = new TestClient('acme', { authorization: `Bearer ${body.token}` })
    const { status, body: answer } = await program.post(PATH, BODY)
    assert.equal(status, 201)
    assert.equal((await program.get(`${PATH}/${answer.id}`)).body.url, URL)
  })
})
