import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { HrSources } from '#modules/integrations/index'
import { sendPayElements } from '#modules/integrations/jobs/send_pay_elements'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { FakeHr, serveHr, withSync } from '#tests/helpers/fake_hr'
import { knownWorker } from '#tests/helpers/hired'

const MONTH = '2026-10'
const BONUS = { code: 'BONUS', name: 'Bonus', unit: 'EUR', repeats: 'ONCE' }
const HOURS = { code: 'H150', name: 'Heures', unit: 'HOURS', repeats: 'ONCE' }

const inEuros = (value: string) => ({ value, each: null })

test.group('Pay elements sent to an HR system', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let admin: TestClient
  let records: TestClient
  let hr: FakeHr
  let target: string
  let bonus: string
  let zoe: string

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await withSync(acme, globex)
    hr = serveHr(new FakeHr())
    hr.mayWrite = true
    admin = await signedIn('admin')
    records = await signedIn('hr')
    await inTenant(acme.id, (trx) => trx.from('pay_elements').delete())
    target = (await made(admin, '/api/integrations', { system: 'officient', key: { token: 'a' } }))
      .id
    bonus = (await made(records, '/api/pay-element-kinds', BONUS)).id
    zoe = await person('Zoë', '7')
    return () => app.container.restore(HrSources)
  })

  const made = async (client: TestClient, path: string, body: object) => {
    const { status, body: answer, raw } = await client.post(path, body)
    if (status !== 201) throw new Error(`${path}: ${raw}`)
    return answer
  }
  /** A worker whom the system knows by that id. */
  const person = async (firstName: string, identifier: string) => {
    const id = await knownWorker(acme, { first_name: firstName, last_name: 'Verstraete' })
    await inTenant(acme.id, (trx) =>
      trx.table('worker_external_ids').insert({ worker_id: id, system: 'officient', identifier })
    )
    return id
  }
  const element = (workerId: string, value: number, kindId = bonus) =>
    made(records, '/api/pay-elements', { workerId, month: MONTH, kindId, value })
  const at = (path: string) => `/api/pay-element-targets/${target}/${path}`
  const code = (to: string | null = '3110') =>
    records.put(at('codes'), { codes: [{ kindId: bonus, code: to }] })
  const elements = async () => (await records.get(at(`elements?month=${MONTH}`))).body
  const states = async () =>
    (await elements()).data.map(({ worker, value, state }: any) => [
      worker.displayName.split(' ')[0],
      value,
      state,
    ])
  /** Presses the button, and answers how many it asked for. */
  const send = async () => {
    const { status, body, raw } = await records.post(at('sendings'), { month: MONTH })
    if (status !== 202) throw new Error(String(raw))
    return body.asked
  }
  /** Does the jobs that wait, each once; answers how many seconds the last one was put off. */
  const work = async () => {
    const done = new Set<string>()
    let last = 0
    for (;;) {
      const rows = await inTenant(acme.id, (trx) =>
        trx
          .from('outbox')
          .where('name', 'send-pay-elements')
          .orderBy('id')
          .select(
            'key',
            'payload',
            trx.raw('extract(epoch from next_attempt_at - now())::int as later')
          )
      )
      const next = rows.find(({ key }) => !done.has(key))
      if (!next) return last
      done.add(next.key)
      last = next.later
      if (last > 0 && done.size > 1) return last
      await sendPayElements.handle(next.payload)
    }
  }
  const amounts = () => hr.granted.map(({ personId, amount }) => `${personId}: ${amount?.value}`)
  const told = async () =>
    (
      await inTenant(acme.id, (trx) =>
        trx.from('audit_log').where('event', 'integration.pay_sent').orderBy('id').select('details')
      )
    ).map(({ details }) => details)

  test('a stranger, a manager and another company send nothing and see nothing; without the add-on nobody does; HR sends', async ({
    assert,
  }) => {
    await element(zoe, 250)
    const calls: ((client: TestClient) => Promise<any>)[] = [
      (client) => client.get('/api/pay-element-targets'),
      (client) => client.get(at('codes')),
      (client) => client.get(at(`elements?month=${MONTH}`)),
      (client) => client.put(at('codes'), { codes: [{ kindId: bonus, code: '3110' }] }),
      (client) => client.post(at('sendings'), { month: MONTH }),
    ]
    const [stranger, manager, theirs] = [
      await visitor(),
      await signedIn('manager'),
      await signedIn('admin', 'globex'),
    ]
    const stood = await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN })
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    for (const [nth, call] of calls.entries()) {
      assert.equal((await call(stranger)).status, 401)
      assert.equal((await call(manager)).status, 403)
      if (nth > 0) assert.equal((await call(theirs)).status, 404)
    }
    assert.deepEqual((await theirs.get('/api/pay-element-targets')).body, { data: [] })
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN }), stood)

    assert.deepEqual((await records.get('/api/pay-element-targets')).body.data, [
      { id: target, system: 'officient', name: 'Officient', state: 'NEW' },
    ])
    assert.equal((await code()).status, 200)
    assert.equal(await send(), 1)
    await work()
    assert.deepEqual(amounts(), ['7: 250.00'])
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)

    await inTenant(acme.id, (trx) => trx.from('billing_accounts').update({ extras: [] }))
    const { forgetEntitlements } = await import('#modules/billing/index')
    forgetEntitlements(acme.id)
    assert.equal((await records.get('/api/pay-element-targets')).status, 403)
  })

  test('each row says what sending would do; a second press sends nothing twice; a correction and a removal follow', async ({
    assert,
  }) => {
    const ian = await person('Ian', '8')
    const bo = await knownWorker(acme, { first_name: 'Bo', last_name: 'Zonder' })
    const hours = (await made(records, '/api/pay-element-kinds', HOURS)).id
    const { id, version } = await element(zoe, 250)
    const other = await element(ian, 80.5)
    await element(bo, 10)
    await element(zoe, 3, hours)
    const { body: asked } = await records.get(at('codes'))
    assert.deepEqual(asked, { offers: hr.offers, failure: null, codes: [] })
    const all = async () =>
      new Map((await states()).map(([name, value, state]: any) => [`${name} ${value}`, state]))
    assert.equal((await all()).get('Zoë 250'), 'NO_CODE')
    assert.equal(await send(), 0)
    await code()
    assert.deepEqual(
      [...(await all())].toSorted(),
      [
        ['Bo 10', 'NO_PERSON'],
        ['Ian 80.5', 'READY'],
        ['Zoë 250', 'READY'],
        ['Zoë 3', 'NO_CODE'],
      ].toSorted()
    )
    const { sendable, toSend } = await elements()
    assert.deepEqual([sendable, toSend], [2, 330.5])
    assert.deepEqual(hr.granted, [])

    assert.equal(await send(), 2)
    assert.equal(await send(), 0, 'they are on their way')
    assert.equal((await elements()).counts.WAITING, 2)
    await work()
    assert.sameMembers(amounts(), ['7: 250.00', '8: 80.50'])
    assert.equal((await elements()).counts.SENT, 2)
    assert.equal(await send(), 0)
    await work()
    assert.lengthOf(hr.granted, 2)
    const [row] = (await elements()).data.filter(({ value }: any) => value === 250)
    assert.include(row, { sent: 250, message: 'Dans Officient.' })
    assert.isNotNull(row.requestedBy)

    await records.put(`/api/pay-elements/${id}`, { value: 300, version })
    await records.delete(`/api/pay-elements/${other.id}`)
    assert.deepEqual((await all()).get('Zoë 300'), 'CHANGED')
    assert.deepEqual((await all()).get('Ian null'), 'GONE')
    assert.equal(await send(), 2)
    await work()
    assert.deepEqual(amounts(), ['7: 300.00'])
    assert.isFalse((await all()).has('Ian null'))
    const events = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').whereLike('event', 'integration.pay%').orderBy('id').select('event')
    )
    assert.includeMembers(
      events.map(({ event }) => event),
      ['integration.pay_codes_changed', 'integration.pay_requested']
    )
    const months = [MONTH]
    assert.deepEqual(await told(), [
      { system: 'officient', months, sent: 2, removed: 0, refused: 0 },
      { system: 'officient', months, sent: 1, removed: 1, refused: 0 },
    ])
  })

  test('what is refused says why and can be sent again; a key that may not stops all that waits', async ({
    assert,
  }) => {
    const ian = await person('Ian', '8')
    await element(zoe, 250)
    await element(ian, 80)
    await code('9999')
    await send()
    await work()
    const refused = (await elements()).data
    assert.deepEqual(new Set(refused.map(({ state }: any) => state)), new Set(['REFUSED']))
    assert.include(refused[0].message, '9999')
    await code()
    hr.refusesPay = 'invalid'
    assert.equal(await send(), 2)
    await work()
    assert.include((await elements()).data[0].message, 'No such month')
    assert.deepEqual(await told(), [], 'nothing was sent')
    hr.refusesPay = 'forbidden'
    hr.grantings = 0
    assert.equal(await send(), 2)
    await work()
    assert.equal(hr.grantings, 1, 'the second would have been refused alike')
    assert.equal((await elements()).counts.REFUSED, 2)
    hr.refusesPay = null
    assert.equal(await send(), 2)
    await work()
    assert.sameMembers(amounts(), ['7: 250.00', '8: 80.00'])
    // Somebody gave it another amount there.
    const { data } = (await records.get(`/api/pay-elements?month=${MONTH}`)).body
    const own = data.find(({ value }: any) => value === 250)
    await records.put(`/api/pay-elements/${own.id}`, { value: 260, version: own.version })
    hr.granted = hr.granted.map((each) =>
      each.personId === '7' ? { ...each, amount: inEuros('999.00') } : each
    )
    await send()
    await work()
    assert.sameMembers(amounts(), ['7: 999.00', '8: 80.00'])
    assert.include(
      (await elements()).data.find(({ value }: any) => value === 260).message,
      'modifié dans Officient'
    )
  })

  test('the audit log tells what was sent and what was refused beside it, also where the rest is given up', async ({
    assert,
  }) => {
    const ian = await person('Ian', '8')
    await element(zoe, 250)
    await element(ian, 80)
    await code()
    await send()
    await inTenant(acme.id, (trx) =>
      trx.from('worker_external_ids').where('worker_id', ian).delete()
    )
    await work()
    const answer = { system: 'officient', months: [MONTH], removed: 0 }
    assert.deepEqual(await told(), [{ ...answer, sent: 1, refused: 1, why: ['no_person'] }])
    // Paused in the middle of it: what was taken before is told with what was given up.
    const others = await Promise.all(['21', '22'].map((id) => person(`P${id}`, id)))
    for (const id of others) await element(id, 10)
    await send()
    await inTenant(acme.id, async (trx) => {
      const [first] = await trx.from('hr_pay_elements').where('status', 'WAITING').orderBy('id')
      const row = trx.from('hr_pay_elements').where('id', first.id)
      await row.update({ status: 'SENT', sent: first.wanted, is_told: false })
      await trx.from('hr_connections').update({ state: 'PAUSED', paused_why: 'PERSON' })
    })
    await work()
    assert.deepEqual((await told())[1], { ...answer, sent: 1, refused: 1, why: ['paused'] })
  })

  test('hours and days go with what one is worth, and are found again by it; without it, in another unit or below zero the row says why', async ({
    assert,
  }) => {
    const hours = (await made(records, '/api/pay-element-kinds', HOURS)).id
    const saved = (codes: object[]) => records.put(at('codes'), { codes })
    const { id, version } = await element(zoe, 3.5, hours)
    for (const wrong of [
      { kindId: hours, code: '1025' },
      { kindId: bonus, code: '3110', each: 20 },
    ])
      assert.equal((await saved([wrong])).body.code, 'E_PAY_CODE_EACH')
    for (const each of [0, -1, 20.00001])
      assert.equal((await saved([{ kindId: hours, code: '1025', each }])).status, 422)
    assert.deepEqual(await states(), [['Zoë', 3.5, 'NO_CODE']])
    const { body } = await saved([{ kindId: hours, code: '1025', each: 24.125 }])
    assert.deepEqual(body.codes, [{ kindId: hours, code: '1025', each: 24.125 }])
    assert.include((await elements()).data[0], { value: 3.5, each: 24.125, state: 'READY' })
    assert.equal((await elements()).toSend, 84.44)
    await send()
    await work()
    assert.deepEqual(
      hr.granted.map(({ amount }) => amount),
      [{ value: '3.50', each: '24.1250' }]
    )
    // What stands there stays at what it was worth, also when it is corrected.
    await saved([{ kindId: hours, code: '1025', each: 30 }])
    assert.deepEqual(await states(), [['Zoë', 3.5, 'SENT']])
    await records.put(`/api/pay-elements/${id}`, { value: 4, version })
    await send()
    await work()
    assert.deepEqual(
      hr.granted.map(({ amount }) => amount),
      [{ value: '4.00', each: '24.1250' }]
    )
    assert.include((await elements()).data[0], { sent: 4, each: 24.125, state: 'SENT' })

    const ian = await person('Ian', '8')
    await element(ian, 2, hours)
    await element(ian, -50)
    await saved([
      { kindId: hours, code: '3110', each: 30 },
      { kindId: bonus, code: '1026' },
    ])
    assert.equal(await send(), 1, 'nothing below zero')
    await work()
    const rows = (await elements()).data.filter(({ worker }: any) => worker.id === ian)
    assert.sameMembers(
      rows.map(({ state }: any) => state),
      ['REFUSED', 'NEGATIVE']
    )
    assert.include(rows.find(({ value }: any) => value === 2).message, 'autre unité')
    assert.include(rows.find(({ value }: any) => value === -50).message, 'Négatif')
  })

  test('a system that takes no calls now is asked again later; a job that was cut goes on, and grants nobody twice', async ({
    assert,
  }) => {
    await element(zoe, 250)
    await code()
    hr.refusesPay = 'limited'
    await send()
    assert.isAbove(await work(), 30, 'as long as it says')
    assert.deepEqual(await states(), [['Zoë', 250, 'WAITING']])
    hr.refusesPay = null
    // Killed after the system took it, before it was noted.
    hr.granted.push({ personId: '7', month: MONTH, code: '3110', amount: inEuros('250.00') })
    const [job] = await inTenant(acme.id, (trx) =>
      trx.from('outbox').where('name', 'send-pay-elements').select('payload').limit(1)
    )
    await sendPayElements.handle(job.payload)
    assert.deepEqual(amounts(), ['7: 250.00'])
    assert.deepEqual(await states(), [['Zoë', 250, 'SENT']])
    // Two jobs at once: each row is one's alone.
    const others = await Promise.all(['21', '22', '23', '24'].map((id) => person(`P${id}`, id)))
    for (const id of others) await element(id, 10)
    await send()
    await Promise.all([sendPayElements.handle(job.payload), sendPayElements.handle(job.payload)])
    assert.lengthOf(amounts(), 5)
  })

  test('two kinds have no code in common; what a connection sent that is gone is not granted beside itself', async ({
    assert,
  }) => {
    const other = (await made(records, '/api/pay-element-kinds', { ...BONUS, code: 'P' })).id
    const { id, version } = await element(zoe, 250)
    await code()
    const twice = { codes: [{ kindId: other, code: '3110' }] }
    assert.equal((await records.put(at('codes'), twice)).body.code, 'E_PAY_CODE_TWICE')
    assert.lengthOf((await records.get(at('codes'))).body.codes, 1)
    await send()
    await work()
    assert.equal((await admin.delete(`/api/integrations/${target}`)).status, 200)
    await inTenant(acme.id, (trx) => trx.from('outbox').where('name', 'send-pay-elements').delete())
    target = (await made(admin, '/api/integrations', { system: 'officient', key: { token: 'a' } }))
      .id
    await records.put(`/api/pay-elements/${id}`, { value: 300, version })
    await code()
    assert.equal(await send(), 1)
    await work()
    assert.deepEqual(amounts(), ['7: 250.00'])
    assert.include((await elements()).data[0].message, 'sous ce code')
    // Somebody corrects it there, and it is the one that is meant.
    hr.granted = hr.granted.map((each) => ({ ...each, amount: inEuros('300.00') }))
    await send()
    await work()
    assert.deepEqual(await states(), [['Zoë', 300, 'SENT']])
  })

  test('a paused connection is sent nothing; one whose key may not write is none; unknown fields and months are refused', async ({
    assert,
  }) => {
    await element(zoe, 250)
    await code()
    const { body } = await admin.get('/api/integrations')
    const { id, version } = body.data[0]
    await admin.put(`/api/integrations/${id}`, { version, isPaused: true })
    assert.equal((await records.post(at('sendings'), { month: MONTH })).body.code, 'E_SYNC_PAUSED')
    assert.isNull((await records.get(at('codes'))).body.offers)
    for (const bad of [{}, { month: '2026-13' }, { month: MONTH, all: true }])
      assert.equal((await records.post(at('sendings'), bad)).status, 422)
    const unknown = { kindId: zoe, code: '3110' }
    assert.equal((await records.put(at('codes'), { codes: [unknown] })).status, 404)
    hr.mayWrite = false
    await admin.put(`/api/integrations/${id}`, { version: version + 1, key: { token: 'b' } })
    assert.deepEqual((await records.get('/api/pay-element-targets')).body.data, [])
    assert.equal((await records.post(at('sendings'), { month: MONTH })).status, 404)
  })
})
