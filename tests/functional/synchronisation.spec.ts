import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { HrSources, RequestNightlySyncs } from '#modules/integrations/index'
import { EntitlementsPort } from '#modules/shared/entitlements/entitlements'
import type { Scope } from '#modules/shared/tenancy/scope'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter, today } from '#modules/shared/values/days'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { carryOut, FakeHr, personOf, serveHr, withSync } from '#tests/helpers/fake_hr'
import { seatOf } from '#tests/helpers/hired'
import { nissOf } from '#tests/helpers/official_files'

/** What a run leaves of itself, beside what it is about. */
const OF_THE_RUN = [
  'sync_runs',
  'sync_rows',
  'sync_answers',
  'hr_connections',
  'audit_log',
  'outbox',
  'outbox_keys',
  'team_changes',
  ...LEFT_BY_SIGN_IN,
]
const KEY = { token: 'a key' }
const APP = { clientId: 'our app', clientSecret: 'its secret' }
const PAY = 'Salaire brut (€ par mois, pour les heures prestées)'
const ZOE = {
  firstName: 'Zoë',
  lastName: 'Peeters',
  email: 'zoe@acme.test',
  employeeNumber: '71',
  phone: '+32470112233',
  department: 'Onderzoek',
}
const TERMS = {
  startDate: '2024-03-01',
  commissionParitaire: '200',
  employmentType: 'EMPLOYE',
  regimeNumerateur: '38',
  regimeDenominateur: '38',
  salaireBrut: '3250.00',
  nomFonction: 'Analyste',
}

test.group('Synchronisation with an HR system', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let admin: TestClient
  let hr: FakeHr

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await withSync(acme, globex)
    hr = serveHr(new FakeHr())
    admin = await signedIn('admin')
    return () => app.container.restore(HrSources)
  })

  const connect = async (system = 'officient', key: object = KEY) => {
    const { status, body, raw } = await admin.post('/api/integrations', { system, key })
    if (status !== 201) throw new Error(String(raw))
    return body
  }
  const ask = async (id: string, body: object = {}) => {
    const { status, body: run, raw } = await admin.post(`/api/integrations/${id}/sync`, body)
    if (status !== 202) throw new Error(String(raw))
    return run
  }
  /** Synchronises, and answers the run as it then is. */
  const sync = async (id: string, body: object = {}) => {
    const run = await ask(id, body)
    await carryOut(acme.id, run.id)
    return (await admin.get(`/api/sync-runs/${run.id}`)).body
  }
  /** Leaves for the system to let us in; answers what one comes back with. */
  const leave = async (client = admin) => {
    const { status, body, raw } = await client.post('/api/integration-consents', {
      system: 'officient',
      ...APP,
    })
    if (status !== 201) throw new Error(String(raw))
    const there = new URL(body.address).searchParams
    if (there.get('redirectUri') !== 'http://acme.localhost/settings/integrations')
      throw new Error(body.address)
    return there.get('state')!
  }
  /** Connected, tried, and run once. */
  const connected = async () => {
    const { id } = await connect()
    await sync(id)
    await sync(id, { dryRun: false })
    return id as string
  }
  const rowsOf = async (run: any, show = 'ALL') =>
    (await admin.get(`/api/sync-runs/${run.id}/rows?show=${show}`)).body.data
  const workers = () =>
    inTenant(acme.id, (trx) => trx.from('workers').orderBy('created_at').orderBy('id'))
  const worker = async (employeeNumber: string) =>
    inTenant(acme.id, (trx) => trx.from('workers').where('employee_number', employeeNumber).first())
  const counts = ({ created, changed, same, skipped, failed, asked, proposed }: any) => [
    created,
    changed,
    same,
    skipped,
    failed,
    asked,
    proposed,
  ]

  test('a stranger, HR and another company reach none of it; without the add-on nobody does', async ({
    assert,
  }) => {
    const { id, version } = await connect()
    const run = await ask(id)
    const consent = await leave()
    const calls = [
      ['get', '/api/integrations'],
      ['get', '/api/integration-data'],
      [
        'post',
        '/api/integrations',
        { system: 'personio', key: { clientId: '1', clientSecret: '2' } },
      ],
      ['put', `/api/integrations/${id}`, { version, isNightly: false }],
      ['post', '/api/integration-consents', { system: 'officient', ...APP }],
      ['post', `/api/integration-consents/${consent}/answer`, { code: 'good' }],
      ['delete', `/api/integrations/${id}`],
      ['post', `/api/integrations/${id}/sync`, {}],
      ['get', '/api/sync-runs'],
      ['get', `/api/sync-runs/${run.id}`],
      ['get', `/api/sync-runs/${run.id}/rows`],
      ['post', `/api/sync-runs/${run.id}/answer`, { goesOn: true }],
      ['post', `/api/sync-rows/${randomUUID()}/answer`, { isSame: true }],
    ] as const
    const [stranger, records, theirs] = [
      await visitor(),
      await signedIn('hr'),
      await signedIn('admin', 'globex'),
    ]
    const stood = await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN })
    const untouched = await checksumOf(globex.id, { except: [...LEFT_BY_SIGN_IN, 'audit_log'] })
    for (const [method, path, body] of calls) {
      assert.equal((await stranger[method](path, body as never)).status, 401, path)
      assert.equal((await records[method](path, body as never)).status, 403, path)
      if ([id, run.id, consent].some((each) => path.includes(each)))
        assert.equal((await theirs[method](path, body as never)).status, 404, path)
    }
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN }), stood)
    assert.equal(
      await checksumOf(globex.id, { except: [...LEFT_BY_SIGN_IN, 'audit_log'] }),
      untouched
    )
    await inTenant(acme.id, (trx) => trx.from('billing_accounts').update({ extras: [] }))
    const { forgetEntitlements } = await import('#modules/billing/index')
    forgetEntitlements(acme.id)
    assert.equal((await admin.get('/api/integrations')).status, 403)
  })

  test('a key is asked what it may do, kept sealed and shown never; a wrong one keeps nothing', async ({
    assert,
  }) => {
    const wrong = await admin.post('/api/integrations', {
      system: 'officient',
      key: { token: 'wrong' },
    })
    assert.equal(wrong.status, 422)
    assert.deepEqual(
      [wrong.body.code, wrong.body.errors[0].code],
      ['E_INTEGRATION_KEY', 'unauthorised']
    )
    const short = await admin.post('/api/integrations', {
      system: 'officient',
      key: { apiKey: 'a' },
      address: 'https://x.odoo.com',
    })
    assert.sameMembers(
      short.body.errors.map(({ path }: any) => path),
      ['address', 'key.token', 'key.apiKey']
    )
    const nowhere = await admin.post('/api/integrations', {
      system: 'odoo',
      key: { apiKey: 'a' },
      address: 'http://10.0.0.1',
    })
    assert.equal(nowhere.body.errors[0].path, 'address')
    assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('hr_connections')), 0)

    const made = await connect()
    assert.containsSubset(made, {
      system: 'officient',
      account: 'Peeters & Zonen',
      state: 'NEW',
      isListening: true,
      mayRead: { pay: true },
    })
    const [row] = await inTenant(acme.id, (trx) => trx.from('hr_connections'))
    assert.notInclude(JSON.stringify(row), 'a key')
    assert.notInclude(JSON.stringify(row), 'known to both')
    const { raw, body } = await admin.get('/api/integrations')
    assert.notInclude(String(raw), 'a key')
    assert.lengthOf(body.systems, 4)
    assert.equal(
      (await admin.post('/api/integrations', { system: 'officient', key: KEY })).body.code,
      'E_INTEGRATION_TWICE'
    )
    const { body: data } = await admin.get('/api/integration-data')
    assert.deepEqual(data.data[0].lists.departments, [{ id: '1', name: 'Sales' }])
    assert.deepInclude(data.data[0].fields, {
      field: 'contract.salaireBrut',
      of: 'CONTRACT',
      label: PAY,
      owner: 'LAST_WRITER',
    })
    hr.refuses = 'unreachable'
    assert.isNull((await admin.get('/api/integration-data')).body.data[0].lists)
    hr.refuses = null

    const gone = await admin.delete(`/api/integrations/${made.id}`)
    assert.deepEqual(gone.body, { id: made.id })
    assert.deepEqual(hr.removed, ['hook-1'])
    assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('hr_connections')), 0)
  })

  test('a person lets us in by an app: once, themselves, within a quarter of an hour; a connection gets another key so', async ({
    assert,
  }) => {
    const back = (state: string, code = 'good') =>
      admin.post(`/api/integration-consents/${state}/answer`, { code })
    const state = await leave()
    const [row] = await inTenant(acme.id, (trx) => trx.from('hr_consents'))
    assert.notInclude(JSON.stringify(row), 'its secret')
    const wrong = await back(state, 'bad')
    assert.deepEqual([wrong.status, wrong.body.code], [422, 'E_INTEGRATION_KEY'])
    assert.include(wrong.body.errors[0].message, 'Client ID', 'no key was typed')
    const made = await back(state)
    assert.equal(made.status, 200, String(made.raw))
    assert.include(made.body, { system: 'officient', state: 'NEW', isListening: true })
    assert.equal((await back(state)).status, 404, 'once')
    const [kept] = await inTenant(acme.id, (trx) => trx.from('hr_connections'))
    assert.notInclude(JSON.stringify(kept), 'its secret')
    assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('hr_consents')), 0)

    // The same system once more is another key of its connection, and what it paused for is over.
    await inTenant(acme.id, (trx) =>
      trx.from('hr_connections').update({ state: 'PAUSED', paused_why: 'KEY', refusals: 3 })
    )
    const again = await back(await leave())
    assert.include(again.body, { id: made.body.id, state: 'NEW', pausedWhy: null })
    const late = await leave()
    await inTenant(acme.id, (trx) => trx.from('hr_consents').update({ expires_at: new Date(0) }))
    const over = await back(late)
    assert.deepEqual([over.status, over.body.code], [404, 'E_INTEGRATION_CONSENT'], 'late')
    assert.include(over.body.detail, 'Recommencez')
    assert.equal((await back('none')).body.code, 'E_INTEGRATION_CONSENT', 'what is no state')
    const own = await leave()
    await inTenant(acme.id, async (trx) => {
      const other = await trx.from('users').where('email', 'hr@acme.test').firstOrFail()
      await trx.from('hr_consents').where('id', own).update({ user_id: other.id })
    })
    assert.equal((await back(own)).status, 404, 'of somebody else')
    for (const bad of [
      { system: 'personio', ...APP },
      { system: 'officient' },
      { ...APP, system: 'officient', token: 'a' },
    ])
      assert.equal((await admin.post('/api/integration-consents', bad)).status, 422)
  })

  test('a key of another company is asked about and changes nothing; gone over to, nothing of the former is left, and its ids are aside until it comes back', async ({
    assert,
  }) => {
    const idsOf = async (system: string) =>
      (
        await inTenant(acme.id, (trx) =>
          trx.from('worker_external_ids').where({ system }).orderBy('identifier')
        )
      ).map(({ identifier }) => identifier)
    const asidesOf = () =>
      inTenant(acme.id, (trx) =>
        trx.from('hr_accounts').orderBy('name').select('name', 'aside', 'ids')
      )
    hr.people = [personOf('7', ZOE), personOf('8', { firstName: 'Noor', lastName: 'Claes' })]
    const former = await connected()
    assert.deepEqual(await idsOf('officient'), ['7', '8'])
    const { version } = (await admin.get('/api/integrations')).body.data[0]
    const change = (body: object, client = admin) =>
      client.put(`/api/integrations/${former}`, { version, key: { token: 'b key' }, ...body })

    hr.account = { account: 'Claes BV', accountIds: ['7001'] }
    const stood = await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN })
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const asked = await change({})
    assert.deepEqual([asked.status, asked.body.code], [409, 'E_INTEGRATION_ACCOUNT'])
    for (const name of ['Officient', 'Claes BV', 'Peeters & Zonen'])
      assert.include(asked.body.errors[0].message, name)
    const names = {
      integrationId: former,
      system: 'Officient',
      account: 'Claes BV',
      before: 'Peeters & Zonen',
    }
    assert.deepEqual(asked.body.errors[0].names, names)
    for (const [client, status] of [
      [await visitor(), 401],
      [await signedIn('hr'), 403],
      [await signedIn('admin', 'globex'), 404],
    ] as const)
      assert.equal((await change({ startsAnew: true }, client)).status, status)
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN }), stood)

    // Let in by an app it is asked alike, and the code is not needed a second time.
    const state = await leave()
    const answer = (body: object) =>
      admin.post(`/api/integration-consents/${state}/answer`, { code: 'good', ...body })
    const question = (await answer({})).body
    assert.equal(question.code, 'E_INTEGRATION_ACCOUNT')
    assert.include(question.errors[0].message, 'autorisation', 'no key was typed')
    assert.deepEqual(question.errors[0].names, names)
    const [waiting] = await inTenant(acme.id, (trx) => trx.from('hr_consents'))
    assert.notInclude(JSON.stringify(waiting), 'another', 'the key waits sealed')
    hr.exchange = async () => {
      throw new Error('a code is worth something once')
    }
    // An answer about another connection is none about this one.
    const other = await answer({ endsIntegration: randomUUID() })
    assert.deepEqual([other.status, other.body.errors[0].names], [409, names])
    assert.equal((await answer({ startsAnew: true })).status, 422, 'which one ends is said')
    const anew = await answer({ endsIntegration: former })
    assert.equal(anew.status, 200, String(anew.raw))
    assert.notEqual(anew.body.id, former)
    assert.include(anew.body, {
      name: 'Officient',
      account: 'Claes BV',
      state: 'NEW',
      isListening: true,
    })
    assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('sync_runs')), 0)
    assert.deepEqual(hr.removed, ['hook-1'])
    assert.deepEqual(await idsOf('officient'), [])
    assert.deepEqual(await idsOf('Officient · Peeters & Zonen'), ['7', '8'])
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)

    // Somebody else has the number 7 there: they are met as anybody new.
    hr.people = [personOf('7', { firstName: 'Bo', lastName: 'Mertens' })]
    await sync(anew.body.id)
    const real = await sync(anew.body.id, { dryRun: false })
    assert.deepEqual(counts(real), [1, 0, 0, 0, 0, 0, 0])
    assert.equal((await worker('71')).first_name, 'Zoë')

    // The former company comes back, by a connection made by hand: everybody is who they were.
    await admin.delete(`/api/integrations/${anew.body.id}`)
    hr.account = { account: 'Peeters & Zonen', accountIds: ['60002'] }
    hr.people = [personOf('7', { ...ZOE, phone: '+32470999888' })]
    const again = await connected()
    assert.deepEqual(await idsOf('officient'), ['7', '8'])
    assert.deepEqual(await idsOf('Officient · Claes BV'), ['7'])
    assert.equal((await worker('71')).phone, '+32470999888')
    assert.deepEqual(
      (await asidesOf()).map(({ name, aside }) => [name, aside]),
      [
        ['Claes BV', 'Officient · Claes BV'],
        ['Peeters & Zonen', null],
      ]
    )
    const event = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'integration.ids_put_aside').orderBy('id')
    )
    assert.deepEqual(
      event.map(({ details }: any) => [details.name, details.people]),
      [
        ['Peeters & Zonen', 2],
        ['Claes BV', 1],
      ]
    )

    // One that does not tell who it is, and one with a name of its own since, is no other.
    const latest = (await admin.get('/api/integrations')).body.data[0]
    for (const [nth, account] of [
      { account: 'Officient', accountIds: [] },
      { account: 'Peeters & Dochters', accountIds: ['60002'] },
    ].entries()) {
      hr.account = account
      const { status } = await admin.put(`/api/integrations/${again}`, {
        version: latest.version + nth,
        key: { token: 'c key' },
      })
      assert.equal(status, 200)
    }
    assert.deepEqual((await asidesOf())[1].ids, ['60002'])
  })

  test('a code is not lost where a run is under way: its key waits until the connection can begin anew', async ({
    assert,
  }) => {
    const former = await connected()
    const runs = (status: string) =>
      inTenant(acme.id, (trx) => trx.from('sync_runs').where('is_dry', false).update({ status }))
    await runs('RUNNING')
    hr.account = { account: 'Claes BV', accountIds: ['7001'] }
    const state = await leave()
    const answer = () =>
      admin.post(`/api/integration-consents/${state}/answer`, {
        code: 'good',
        endsIntegration: former,
      })
    assert.equal((await answer()).body.code, 'E_SYNC_UNDER_WAY')
    hr.exchange = async () => {
      throw new Error('a code is worth something once')
    }
    await runs('DONE')
    const anew = await answer()
    assert.equal(anew.status, 200, String(anew.raw))
    assert.notEqual(anew.body.id, former)
  })

  test('what else is said with a key of another company holds for the connection that begins; what would be dropped is refused by name', async ({
    assert,
  }) => {
    const former = await connected()
    const put = async (body: object, id = former) => {
      const { version } = (await admin.get('/api/integrations')).body.data[0]
      return admin.put(`/api/integrations/${id}`, { version, ...body })
    }
    const stood = await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN })
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const same = await put({ startsAnew: true, isNightly: false })
    assert.deepEqual(
      [same.status, same.body.errors[0].path, same.body.errors[0].code],
      [422, 'startsAnew', 'same_account']
    )
    assert.include(same.body.errors[0].message, 'Peeters & Zonen')
    const alone = await put({ address: 'https://claes.odoo.com', isNightly: false })
    assert.deepEqual(
      [alone.status, alone.body.errors[0].path, alone.body.errors[0].code],
      [422, 'address', 'address_alone']
    )
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN }), stood)

    hr.account = { account: 'Claes BV', accountIds: ['7001'] }
    const meant = [{ field: 'department', from: 'R&D', to: 'Onderzoek' }]
    const anew = await put({
      key: { token: 'b key' },
      startsAnew: true,
      owners: [{ field: 'phone', owner: 'BAREMA' }],
      meant,
      makesNames: false,
      isNightly: false,
      isPaused: true,
    })
    assert.equal(anew.status, 200, String(anew.raw))
    assert.notEqual(anew.body.id, former)
    const { account, state, pausedWhy, makesNames, isNightly } = anew.body
    assert.deepEqual([account, state, pausedWhy], ['Claes BV', 'PAUSED', 'PERSON'])
    assert.deepEqual([anew.body.meant, makesNames, isNightly], [meant, false, false])
    const { body: data } = await admin.get('/api/integration-data')
    const owner = data.data[0].fields.find(({ field }: any) => field === 'phone').owner
    assert.equal(owner, 'BAREMA')
    const [kept] = await inTenant(acme.id, (trx) =>
      trx.from('kept_fields').where('system', 'officient')
    )
    assert.notInclude(kept.fields, 'phone')

    // The key that is kept opens another company since: it needs not be typed again.
    hr.account = { account: 'Maes NV', accountIds: ['7002'] }
    const kin = await put({ startsAnew: true, isNightly: false }, anew.body.id)
    assert.equal(kin.status, 200, String(kin.raw))
    assert.include(kin.body, { account: 'Maes NV', state: 'NEW', isNightly: false })
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('a connection of before accounts were kept learns its own at its next run; a run that finds another company reads nobody, and asks', async ({
    assert,
  }) => {
    hr.people = [personOf('7', ZOE)]
    const id = await connected()
    const accounts = () =>
      inTenant(acme.id, (trx) => trx.from('hr_accounts').select('name', 'aside', 'ids'))
    const own = { name: 'Peeters & Zonen', aside: null, ids: ['60002'] }
    await inTenant(acme.id, (trx) => trx.from('hr_accounts').delete())
    assert.equal((await sync(id)).status, 'DONE')
    assert.deepEqual(await accounts(), [own])
    // A key that may not say whose it is makes nothing known less known.
    hr.account = { account: 'Officient', accountIds: [] }
    assert.equal((await sync(id)).status, 'DONE')
    assert.deepEqual(await accounts(), [own])

    hr.account = { account: 'Claes BV', accountIds: ['7001'] }
    hr.people = [personOf('7', { firstName: 'Bo', lastName: 'Mertens', phone: '+32470000000' })]
    const read = hr.asked.length
    const stood = await checksumOf(acme.id, { except: [...OF_THE_RUN, 'mails'] })
    const run = await sync(id, { all: true })
    assert.deepEqual(
      [run.status, run.failureKind, run.foundAccount, counts(run)],
      ['FAILED', 'account', 'Claes BV', [0, 0, 0, 0, 0, 0, 0]]
    )
    for (const name of ['Officient', 'Claes BV', 'Peeters & Zonen'])
      assert.include(run.failure, name)
    assert.lengthOf(hr.asked, read, 'nobody of it was read')
    assert.equal(await checksumOf(acme.id, { except: [...OF_THE_RUN, 'mails'] }), stood)
    const [connection] = (await admin.get('/api/integrations')).body.data
    assert.include(connection, {
      account: 'Peeters & Zonen',
      state: 'PAUSED',
      pausedWhy: 'ACCOUNT',
    })
    assert.equal(connection.lastRun.foundAccount, 'Claes BV')
    const mails = await inTenant(acme.id, (trx) => trx.from('mails').where('kind', 'sync-paused'))
    assert.isAbove(mails.length, 0)

    // It was a slip there: gone on with, it asks no more.
    hr.account = { account: 'Peeters & Zonen', accountIds: ['60002'] }
    hr.people = [personOf('7', ZOE)]
    const goesOn = await admin.put(`/api/integrations/${id}`, {
      version: connection.version,
      isPaused: false,
    })
    assert.include(goesOn.body, { state: 'ACTIVE', pausedWhy: null })
    assert.equal((await sync(id)).status, 'DONE')
  })

  test('a connection of before accounts were kept learns its own before another key takes its place, or it is removed', async ({
    assert,
  }) => {
    const own = hr.account
    hr.people = [personOf('7', ZOE)]
    const id = await connected()
    const accounts = async () =>
      (await inTenant(acme.id, (trx) => trx.from('hr_accounts').orderBy('name'))).map(
        ({ name, aside }) => [name, aside]
      )
    const forget = () => inTenant(acme.id, (trx) => trx.from('hr_accounts').delete())
    /** Whose a key is, by the key. */
    const whoseOf = (key: { fields: object }) =>
      Object.values(key.fields).includes('b key')
        ? { account: 'Claes BV', accountIds: ['7001'] }
        : own
    const open = hr.open.bind(hr)
    hr.open = (system, key, opened) => {
      const source = open(system, key, opened)
      return {
        ...source,
        whose: async () => whoseOf(key),
        check: async () => ({ ...(await source.check()), ...whoseOf(key) }),
      }
    }
    await forget()
    const { version } = (await admin.get('/api/integrations')).body.data[0]
    const asked = await admin.put(`/api/integrations/${id}`, { version, key: { token: 'b key' } })
    assert.deepEqual([asked.status, asked.body.code], [409, 'E_INTEGRATION_ACCOUNT'])
    assert.deepEqual(await accounts(), [['Peeters & Zonen', null]])

    await forget()
    await admin.delete(`/api/integrations/${id}`)
    assert.deepEqual(await accounts(), [['Peeters & Zonen', null]])
    await connect('officient', { token: 'b key' })
    assert.deepEqual(await accounts(), [
      ['Claes BV', null],
      ['Peeters & Zonen', 'Officient · Peeters & Zonen'],
    ])

    // A system that does not answer keeps nobody from removing.
    await forget()
    hr.refuses = 'unreachable'
    const [last] = (await admin.get('/api/integrations')).body.data
    assert.equal((await admin.delete(`/api/integrations/${last.id}`)).status, 200)
  })

  test('removing waits for who answers what a run asked, and neither ends the other', async ({
    assert,
  }) => {
    hr.people = [personOf('7', ZOE)]
    const id = await connected()
    const removed = await inTenant(acme.id, async (trx) => {
      // As an answer holds them: the people, then its row.
      await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
        `people:${acme.id}`,
      ])
      await trx.rawQuery('select id from sync_rows for update')
      const going = admin.delete(`/api/integrations/${id}`)
      await new Promise((resolve) => setTimeout(resolve, 500))
      await trx.rawQuery('select id from hr_connections where id = ? for key share', [id])
      return { going }
    })
    assert.equal((await removed.going).status, 200)
  })

  test('the first run is dry, the next one writes, and the same once more changes nothing (R14)', async ({
    assert,
  }) => {
    await seatOf(acme)
    hr.people = [
      personOf('7', ZOE, { contract: TERMS, managerId: '8' }),
      personOf('8', { firstName: 'Noor', lastName: 'Claes', email: 'noor@acme.test' }),
      personOf('9', { firstName: 'Ian', lastName: 'Gone' }, { isGone: true }),
      personOf('10', { firstName: 'Bo', lastName: 'Bad', email: 'no address' }),
    ]
    hr.people[0]!.worker = { ...ZOE, manager: 'Noor Claes' }
    const { id } = await connect()
    assert.equal(
      (await admin.post(`/api/integrations/${id}/sync`, { dryRun: false })).body.code,
      'E_SYNC_DRY_FIRST'
    )
    const before = await checksumOf(acme.id, { except: OF_THE_RUN })
    const dry = await sync(id)
    assert.deepEqual([dry.status, dry.dryRun, counts(dry)], ['DONE', true, [2, 0, 0, 1, 1, 0, 0]])
    assert.equal(await checksumOf(acme.id, { except: OF_THE_RUN }), before)

    const real = await sync(id, { dryRun: false })
    assert.deepEqual(counts(real), [2, 0, 0, 1, 1, 0, 0], JSON.stringify(await rowsOf(real)))
    const zoe = await worker('71')
    const noor = (await workers()).find(({ first_name: name }) => name === 'Noor')
    assert.include(zoe, { first_name: 'Zoë', phone: '+32470112233', manager_id: noor.id })
    const [contract] = await inTenant(acme.id, (trx) =>
      trx.from('contracts').where('worker_id', zoe.id)
    )
    assert.equal(contract.entered_because, 'Told by Officient')
    const sources = await inTenant(acme.id, (trx) =>
      trx.from('team_changes').where('worker_id', zoe.id).distinct('source')
    )
    assert.deepEqual(sources, [{ source: 'SYNCHRONISATION' }])
    const [bad] = await rowsOf(real, 'FAILED')
    assert.include(bad.message, 'no address')
    const { after, ...pay } = (await rowsOf(real, 'DIFFERENT'))[0].changes.find(
      ({ field }: any) => field === 'contract.salaireBrut'
    )
    assert.deepEqual(pay, {
      field: 'contract.salaireBrut',
      label: PAY,
      before: null,
      state: 'TAKEN',
    })
    assert.match(after, /^3.250,00/)
    assert.lengthOf(await rowsOf(real, 'SKIPPED'), 1)

    const stood = await checksumOf(acme.id, { except: OF_THE_RUN })
    for (const all of [true, true]) {
      const again = await sync(id, { all })
      assert.deepEqual(counts(again), [0, 0, 2, 1, 1, 0, 0], JSON.stringify(await rowsOf(again)))
      assert.equal(await checksumOf(acme.id, { except: OF_THE_RUN }), stood)
    }
  })

  test('who leads may be read after all whom they lead; numbers that are sealed are the same the next night, and find who lost their id', async ({
    assert,
  }) => {
    await seatOf(acme)
    const led = ['1', '2', '3'].map((id) =>
      personOf(
        id,
        {
          firstName: 'Led',
          lastName: `Number ${id}`,
          email: `led${id}@acme.test`,
          niss: nissOf(`1980-01-0${id}`, 10),
          iban: 'BE68539007547034',
          manager: 'Lea Leads',
        },
        { contract: TERMS, managerId: '9' }
      )
    )
    const leader = { firstName: 'Lea', lastName: 'Leads', email: 'lea@acme.test' }
    hr.people = [...led, personOf('9', leader, { contract: TERMS })]
    const id = await connected()
    const lea = (await workers()).find(({ first_name: name }) => name === 'Lea')
    const those = (await workers()).filter(({ first_name: name }) => name === 'Led')
    assert.deepEqual(
      those.map(({ manager_id: manager }) => manager),
      [lea.id, lea.id, lea.id]
    )
    const logged = await inTenant(acme.id, (trx) =>
      trx
        .from('audit_log')
        .where('event', 'worker.updated')
        .whereIn(
          'subject_id',
          those.map((each) => each.id)
        )
    )
    assert.deepEqual(
      logged.map(({ details }) => details),
      those.map(() => ({ fields: ['managerId'] }))
    )
    // Four contracts that go together, each with a package and figures of its own.
    const held = await inTenant(acme.id, (trx) =>
      trx
        .from('contracts')
        .whereIn('worker_id', [lea.id, ...those.map((each) => each.id)])
        .select('worker_id', 'package_id', 'change_type', 'signature')
    )
    assert.lengthOf(new Set(held.map((each) => each.package_id)), 4)
    assert.deepEqual(new Set(held.map((each) => each.change_type)), new Set(['NEW']))

    const stood = await checksumOf(acme.id, { except: OF_THE_RUN })
    const again = await sync(id, { all: true })
    assert.deepEqual(counts(again), [0, 0, 4, 0, 0, 0, 0], JSON.stringify(await rowsOf(again)))
    assert.equal(await checksumOf(acme.id, { except: OF_THE_RUN }), stood)

    // By the register number alone, which is opened of nobody else.
    await inTenant(acme.id, (trx) =>
      trx.from('worker_external_ids').where('identifier', '1').delete()
    )
    led[0]!.worker = { firstName: 'Another', lastName: 'Name', niss: led[0]!.worker.niss! }
    const found = await sync(id, { all: true })
    assert.deepEqual(counts(found), [0, 1, 3, 0, 0, 0, 0], JSON.stringify(await rowsOf(found)))
    const [meant] = await inTenant(acme.id, (trx) =>
      trx.from('worker_external_ids').where('identifier', '1')
    )
    assert.equal(meant.worker_id, those.find(({ email }) => email === 'led1@acme.test').id)
  })

  test('later runs ask for what changed, and take it; what the other system owns is changed there alone', async ({
    assert,
  }) => {
    hr.people = [personOf('7', ZOE)]
    const id = await connected()
    const { id: workerId } = await worker('71')
    hr.people = [personOf('7', { ...ZOE, phone: '+32470445566' })]
    hr.changed = () => ['7']
    const run = await sync(id)
    assert.isFalse(run.all)
    assert.isString(hr.asked.at(-1)!.since)
    assert.deepEqual((await rowsOf(run))[0].changes, [
      {
        field: 'phone',
        label: 'Téléphone',
        before: '+32470112233',
        after: '+32470445566',
        state: 'TAKEN',
      },
    ])
    const kept = await admin.get(`/api/workers/${workerId}/kept-elsewhere`)
    assert.deepInclude(kept.body.fields, { field: 'employeeNumber', system: 'Officient' })
    const refused = await admin.put(`/api/workers/${workerId}`, { employeeNumber: '72' })
    assert.equal(refused.status, 422)
    assert.deepInclude(refused.body.errors[0], { path: 'employeeNumber', code: 'kept_elsewhere' })
    assert.include(refused.body.errors[0].message, 'Officient')
    // What stays the same is no change.
    assert.equal(
      (await admin.put(`/api/workers/${workerId}`, { employeeNumber: '71', level: null })).status,
      200
    )
    const other =
      acme.packageIds.length > 0 && (await workers()).find(({ id: each }) => each !== workerId)
    assert.equal(
      (await admin.put(`/api/workers/${other.id}`, { employeeNumber: '90' })).status,
      200
    )

    // Given back to us, it is ours to change.
    const { version } = (await admin.get('/api/integrations')).body.data[0]
    const ours = await admin.put(`/api/integrations/${id}`, {
      version,
      owners: [{ field: 'employeeNumber', owner: 'BAREMA' }],
    })
    assert.equal(ours.status, 200, String(ours.raw))
    assert.equal(
      (await admin.put(`/api/workers/${workerId}`, { employeeNumber: '72' })).status,
      200
    )
    const after = await sync(id)
    assert.isTrue(after.all)
    assert.equal((await rowsOf(after))[0].changes[0].state, 'KEPT')
    assert.equal((await worker('72'))?.id, workerId)
    const stale = await admin.put(`/api/integrations/${id}`, { version, isNightly: false })
    assert.equal(stale.body.code, 'E_STALE_VERSION')
  })

  test('what was changed here and there is asked, and done as it is answered', async ({
    assert,
  }) => {
    hr.people = [personOf('7', { ...ZOE, level: 'A' })]
    const id = await connected()
    const { id: workerId } = await worker('71')
    const { version } = (await admin.get('/api/integrations')).body.data[0]
    await admin.put(`/api/integrations/${id}`, {
      version,
      owners: [
        { field: 'level', owner: 'LAST_WRITER' },
        { field: 'phone', owner: 'LAST_WRITER' },
      ],
    })
    await admin.put(`/api/workers/${workerId}`, { level: 'B' })
    hr.people = [personOf('7', { ...ZOE, level: 'C', phone: '+32470445566' })]
    const run = await sync(id)
    assert.deepEqual(counts(run), [0, 0, 0, 0, 0, 1, 0])
    const [row] = await rowsOf(run, 'ASKED')
    assert.equal(row.asks, 'FIELDS')
    assert.sameDeepMembers(
      row.changes.map(({ field, state }: any) => [field, state]),
      [
        ['phone', 'TAKEN'],
        ['level', 'ASKED'],
      ]
    )
    assert.include(await worker('71'), { level: 'B', phone: '+32470445566' })
    for (const wrong of [{ takes: ['phone'] }, { isSame: true }, { takes: [], isSame: true }, {}])
      assert.equal(
        (await admin.post(`/api/sync-rows/${row.id}/answer`, wrong)).body.code,
        'E_SYNC_ANSWER'
      )
    const done = await admin.post(`/api/sync-rows/${row.id}/answer`, { takes: [] })
    assert.equal(done.body.answer, 'OURS', String(done.raw))
    assert.equal(
      (await admin.post(`/api/sync-rows/${row.id}/answer`, { takes: [] })).body.code,
      'E_SYNC_ANSWERED'
    )
    assert.deepEqual(counts(await sync(id, { all: true })), [0, 0, 1, 0, 0, 0, 0])
    // Asked anew once both change again, and theirs is taken.
    await admin.put(`/api/workers/${workerId}`, { level: 'D' })
    hr.people = [personOf('7', { ...ZOE, level: 'E', phone: '+32470445566' })]
    const [again] = await rowsOf(await sync(id, { all: true }), 'ASKED')
    const taken = await admin.post(`/api/sync-rows/${again.id}/answer`, { takes: ['level'] })
    assert.equal(taken.body.answer, 'THEIRS', String(taken.raw))
    assert.equal((await worker('71')).level, 'E')
  })

  test('by name alone nobody is taken for another: it is proposed', async ({ assert }) => {
    const [first] = await workers()
    hr.people = [
      personOf('1', {
        firstName: first.first_name,
        lastName: first.last_name,
        phone: '+32470998877',
      }),
    ]
    const { id } = await connect()
    await sync(id)
    const run = await sync(id, { dryRun: false })
    const [row] = await rowsOf(run)
    assert.deepInclude(
      { asks: row.asks, workerId: row.workerId },
      { asks: 'MATCH', workerId: first.id }
    )
    const before = (await workers()).length
    const done = await admin.post(`/api/sync-rows/${row.id}/answer`, { isSame: true })
    assert.equal(done.body.answer, 'SAME_PERSON', String(done.raw))
    assert.lengthOf(await workers(), before)
    const known = await inTenant(acme.id, (trx) =>
      trx.from('worker_external_ids').where('worker_id', first.id)
    )
    assert.containsSubset(known, [{ system: 'officient', identifier: '1' }])
    assert.equal((await workers()).find(({ id: each }) => each === first.id)!.phone, '+32470998877')
    hr.people = [personOf('2', { firstName: first.first_name, lastName: first.last_name })]
    hr.changed = () => ['2']
    const [other] = await rowsOf(await sync(id))
    assert.equal(other.asks, 'MATCH')
    await admin.post(`/api/sync-rows/${other.id}/answer`, { isSame: false })
    assert.lengthOf(await workers(), before + 1)
  })

  test('a number that meets another name is asked about; the answer makes them one person or two, and is not asked again', async ({
    assert,
  }) => {
    await seatOf(acme)
    const [emile, other] = await workers()
    for (const [person, employeeNumber] of [
      [emile, '1009'],
      [other, '1010'],
    ] as const)
      await inTenant(acme.id, (trx) =>
        trx.from('workers').where('id', person.id).update({ employee_number: employeeNumber })
      )
    const name = `${emile.first_name} ${emile.last_name}`
    const [jef, lut] = [
      {
        firstName: 'Jefke',
        lastName: 'Vreemdeling',
        employeeNumber: '1009',
        phone: '+32470998877',
      },
      { firstName: 'Lutgarde', lastName: 'Getrouwd', employeeNumber: '1010' },
    ]
    hr.people = [personOf('1', jef), personOf('2', lut)]
    const { id } = await connect()
    await sync(id)
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const run = await sync(id, { dryRun: false })
    assert.deepEqual(counts(run), [0, 0, 0, 0, 0, 0, 2], JSON.stringify(await rowsOf(run)))
    assert.equal((await worker('1009')).last_name, emile.last_name)
    const [number, married] = await rowsOf(run, 'ASKED')
    assert.equal(
      number.message,
      `Le matricule est celui de ${name}, le nom ne l’est pas. Est-ce la même personne\u202f?`
    )
    assert.deepEqual([number.asks, number.workerId], ['MATCH', emile.id])
    const answer = (row: any, isSame: boolean, client = admin) =>
      client.post(`/api/sync-rows/${row.id}/answer`, { isSame })
    for (const [client, status] of [
      [await visitor(), 401],
      [await signedIn('hr'), 403],
      [await signedIn('admin', 'globex'), 404],
    ] as const)
      assert.equal((await answer(number, false, client)).status, status)

    // Another person: added without the number, which stays where it is.
    const before = (await workers()).length
    const no = await answer(number, false)
    assert.equal(no.body.answer, 'OTHER_PERSON', String(no.raw))
    assert.notInclude(String(no.raw), emile.last_name, 'the row is about nobody else any more')
    assert.lengthOf(await workers(), before + 1)
    assert.equal((await worker('1009')).id, emile.id)
    const added = (await workers()).find(({ last_name: last }) => last === 'Vreemdeling')
    assert.isNull(added.employee_number)
    // The same person, married since: the name is taken.
    const yes = await answer(married, true)
    assert.equal(yes.body.answer, 'SAME_PERSON', String(yes.raw))
    assert.include(await worker('1010'), { id: other.id, last_name: 'Getrouwd' })

    hr.people = [personOf('1', { ...jef, phone: '+32470112244' }), personOf('2', lut)]
    const again = await sync(id, { all: true })
    assert.deepEqual(counts(again), [0, 1, 1, 0, 0, 0, 0], JSON.stringify(await rowsOf(again)))
    const kept = (await rowsOf(again))[0].changes.map(({ field, state }: any) => [field, state])
    assert.sameDeepMembers(kept, [
      ['phone', 'TAKEN'],
      ['employeeNumber', 'KEPT'],
    ])
    // Once it is nobody else's any more, it is theirs.
    await inTenant(acme.id, (trx) =>
      trx.from('workers').where('id', emile.id).update({ employee_number: '2009' })
    )
    await sync(id, { all: true })
    assert.equal((await worker('1009'))?.id, added.id)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('a run tells why people were not taken over, by reason, and a committee that the system does not name is said once', async ({
    assert,
  }) => {
    await seatOf(acme)
    const { commissionParitaire: _, ...unsaid } = TERMS
    hr.people = ['1', '2', '3'].map((n) =>
      personOf(
        n,
        { firstName: `P${n}`, lastName: 'Zonder', employeeNumber: `Z${n}` },
        { contract: unsaid }
      )
    )
    const { id, version } = await connect()
    const run = await sync(id)
    assert.deepEqual([run.status, counts(run)], ['DONE', [0, 0, 0, 0, 3, 0, 0]])
    assert.deepEqual(run.failures, [
      {
        message: 'Commission paritaire\u00a0: cette donnée manque.',
        count: 3,
        repair: 'COMMITTEE',
      },
    ])
    const meant = [{ field: 'commissionParitaire', from: '', to: 'BECP200' }]
    const said = await admin.put(`/api/integrations/${id}`, { version, meant })
    assert.deepEqual(said.body.meant, meant, String(said.raw))
    hr.people.push(personOf('4', { firstName: 'No', lastName: 'Mail', email: 'no address' }))
    const real = await sync(id, { dryRun: false })
    assert.deepEqual(counts(real), [3, 0, 0, 0, 1, 0, 0], JSON.stringify(await rowsOf(real)))
    assert.lengthOf(real.failures, 1)
    assert.include(real.failures[0].message, 'no address')
    assert.isNull(real.failures[0].repair)
    const [first] = (await rowsOf(real, 'DIFFERENT')) as any[]
    assert.include(JSON.stringify(first.changes), 'contract.commissionParitaire')
    // A contract that stands keeps its committee, whatever is said of new ones.
    const { version: next } = (await admin.get('/api/integrations')).body.data[0]
    const other = [
      { field: 'commissionParitaire', from: '', to: 'BECP302' },
      { field: 'employmentType', from: '', to: 'OUVRIER' },
    ]
    await admin.put(`/api/integrations/${id}`, { version: next, meant: other })
    hr.people = [
      ...hr.people.slice(0, 3),
      personOf(
        '5',
        { firstName: 'P5', lastName: 'Horeca', employeeNumber: 'Z5' },
        { contract: { ...unsaid, employmentType: undefined as never } }
      ),
    ]
    const later = await sync(id, { all: true })
    assert.deepEqual(counts(later), [1, 0, 3, 0, 0, 0, 0], JSON.stringify(await rowsOf(later)))
    // Names that the lists here do not have are added where that is said; what was changed is told by field.
    const { version: last } = (await admin.get('/api/integrations')).body.data[0]
    await admin.put(`/api/integrations/${id}`, { version: last, makesNames: false })
    const moved = hr.people.map((each) => ({
      ...each,
      worker: { ...each.worker, phone: '+32470112233', department: 'Kwaliteit' },
    }))
    hr.people = moved.map((each, at) =>
      at > 0 ? each : { ...each, worker: { ...each.worker, department: null } }
    )
    const unknown = await sync(id, { all: true })
    assert.deepEqual(unknown.fields, [{ field: 'phone', label: 'Téléphone', count: 1 }])
    assert.deepEqual(
      unknown.failures.map(({ count, repair }: any) => [count, repair]),
      [[3, 'NAMES']]
    )
  })

  test('a key that was changed while it was renewed elsewhere stays the one that a person gave', async ({
    assert,
  }) => {
    const { id } = await connect()
    const { keeping } = await import('#modules/integrations/actions/connect')
    const HrConnection = (await import('#modules/integrations/models/hr_connection')).default
    const inScope = <T>(work: (scope: Scope) => Promise<T>) => forSystem('test', acme.id, work)
    const stands = () => inScope(async () => (await HrConnection.findOrFail(id)).openedKey!.fields)
    const keep = keeping(inScope as never, id, { fields: { token: 'a key' } })
    await keep({ fields: { token: 'renewed' } })
    assert.deepEqual(await stands(), { token: 'renewed' })
    await keep({ fields: { token: 'renewed again' } })
    assert.deepEqual(await stands(), { token: 'renewed again' }, 'one source renews more than once')
    const { version } = (await admin.get('/api/integrations')).body.data[0]
    const given = await admin.put(`/api/integrations/${id}`, { version, key: { token: 'given' } })
    assert.equal(given.status, 200, String(given.raw))
    await keep({ fields: { token: 'too late' } })
    assert.deepEqual(await stands(), { token: 'given' })
  })

  test('nobody is removed: an end is proposed, and agreed or not', async ({ assert }) => {
    await seatOf(acme)
    const people = ['1', '2'].map((n) =>
      personOf(
        n,
        { firstName: `P${n}`, lastName: 'Peeters', employeeNumber: n },
        { contract: TERMS }
      )
    )
    hr.people = people
    const id = await connected()
    const last = daysAfter(today(), 20)
    hr.people = [{ ...people[0]!, isGone: true, contract: { ...TERMS, endDate: last } }, people[1]!]
    const run = await sync(id, { all: true })
    assert.equal(run.status, 'DONE')
    const [row] = await rowsOf(run, 'ASKED')
    assert.deepInclude({ asks: row.asks, endsOn: row.endsOn }, { asks: 'END', endsOn: last })
    const waiting = async () => (await admin.get('/api/integrations')).body.data[0].questions
    assert.equal(run.questions, 1)
    assert.deepEqual(await waiting(), { count: 1, runId: run.id })
    assert.equal(
      (await admin.post(`/api/sync-rows/${row.id}/answer`, { end: null })).body.answer,
      'STAYS'
    )
    assert.isNull(await waiting())
    assert.deepEqual(counts(await sync(id, { all: true })), [0, 0, 2, 0, 0, 0, 0])
    // The other one is no longer there at all.
    hr.people = [hr.people[0]!]
    const [gone] = await rowsOf(await sync(id, { all: true }), 'ASKED')
    assert.include(gone.message, 'P2 Peeters')
    const ended = await admin.post(`/api/sync-rows/${gone.id}/answer`, {
      end: { day: last, kind: 'RESIGNATION' },
    })
    assert.equal(ended.body.answer, 'ENDED', String(ended.raw))
    const [version] = await inTenant(acme.id, (trx) =>
      trx.from('contracts').where({ worker_id: gone.workerId, change_type: 'END' })
    )
    assert.equal(version.end_kind, 'RESIGNATION')
  })

  test('a run that would end more than a tenth stops and asks', async ({ assert }) => {
    await seatOf(acme)
    const people = ['1', '2', '3'].map((n) =>
      personOf(
        n,
        { firstName: `P${n}`, lastName: 'Peeters', employeeNumber: n },
        { contract: TERMS }
      )
    )
    hr.people = people
    const id = await connected()
    hr.people = people.map((person) => ({ ...person, isGone: person.id !== '1' }))
    const run = await sync(id, { all: true })
    assert.deepEqual([run.status, run.ends, counts(run)], ['ASKING', 2, [0, 0, 0, 0, 0, 0, 0]])
    assert.equal(
      (await admin.post(`/api/integrations/${id}/sync`, {})).body.code,
      'E_SYNC_UNDER_WAY'
    )
    const goes = await admin.post(`/api/sync-runs/${run.id}/answer`, { goesOn: true })
    assert.equal(goes.body.status, 'RUNNING')
    await carryOut(acme.id, run.id)
    const done = (await admin.get(`/api/sync-runs/${run.id}`)).body
    assert.deepEqual([done.status, counts(done)], ['DONE', [0, 0, 1, 0, 0, 0, 2]])
    hr.people = [people[0]!]
    const again = await sync(id, { all: true })
    assert.equal(again.status, 'ASKING')
    assert.equal(
      (await admin.post(`/api/sync-runs/${again.id}/answer`, { goesOn: false })).body.status,
      'STOPPED'
    )
    assert.equal(
      (await admin.post(`/api/sync-runs/${again.id}/answer`, { goesOn: true })).body.code,
      'E_SYNC_ANSWERED'
    )
  })

  test('three refusals of the key in a row pause the connection and tell the administrators', async ({
    assert,
  }) => {
    hr.people = [personOf('7', ZOE)]
    const id = await connected()
    hr.refuses = 'unauthorised'
    for (const state of ['ACTIVE', 'ACTIVE', 'PAUSED']) {
      const run = await sync(id)
      assert.equal(run.status, 'FAILED')
      assert.include(run.failure, 'Officient')
      assert.equal((await admin.get('/api/integrations')).body.data[0].state, state)
    }
    assert.equal((await admin.post(`/api/integrations/${id}/sync`, {})).body.code, 'E_SYNC_PAUSED')
    const mails = await inTenant(acme.id, (trx) => trx.from('mails').where('kind', 'sync-paused'))
    assert.isAbove(mails.length, 0)
    hr.refuses = null
    const { version } = (await admin.get('/api/integrations')).body.data[0]
    const renewed = await admin.put(`/api/integrations/${id}`, {
      version,
      key: { token: 'another' },
    })
    assert.equal(renewed.body.state, 'ACTIVE', String(renewed.raw))
    assert.equal((await sync(id)).status, 'DONE')
  })

  test('a run that was cut goes on where it stood, and takes nobody twice', async ({ assert }) => {
    hr.people = Array.from({ length: 10 }, (_, n) =>
      personOf(String(n), {
        firstName: `P${n}`,
        lastName: 'Peeters',
        employeeNumber: String(500 + n),
      })
    )
    hr.pageSize = 4
    const { id } = await connect()
    await sync(id)
    const run = await ask(id, { dryRun: false })
    const input = { companyId: acme.id, requestId: 'test', locale: 'en' as const, runId: run.id }
    const { openSync, readPage } = await import('#workflows/synchronisation/activities')
    await openSync(input)
    await readPage({ ...input, sliceSize: 3 })
    // The first slice of the second page, and then the system is away.
    await Promise.all([readPage({ ...input, sliceSize: 3 }), readPage({ ...input, sliceSize: 3 })])
    await carryOut(acme.id, run.id)
    const done = (await admin.get(`/api/sync-runs/${run.id}`)).body
    assert.deepEqual([done.status, done.read, counts(done)], ['DONE', 10, [10, 0, 0, 0, 0, 0, 0]])
    assert.lengthOf(
      await inTenant(acme.id, (trx) =>
        trx
          .from('workers')
          .where('last_name', 'Peeters')
          .whereIn(
            'first_name',
            hr.people.map(({ worker: told }) => told.firstName!)
          )
      ),
      10
    )
  })

  test('a message is believed once and when it is signed, and answered before anybody is read', async ({
    assert,
  }) => {
    hr.people = [personOf('7', ZOE)]
    const id = await connected()
    const guest = await visitor()
    const send = (body: object, signature = 'known to both', to = id) =>
      guest.post(`/api/hr-messages/${to}`, body, { headers: { signature } })
    for (const refused of [
      await send({ n: 1 }, 'forged'),
      await send({ n: 1 }, 'known to both', randomUUID()),
    ])
      assert.equal(refused.status, 400)
    const before = hr.asked.length
    for (const n of [1, 1, 2]) assert.equal((await send({ n })).status, 202)
    assert.lengthOf(hr.asked, before)
    const waiting = await inTenant(acme.id, (trx) =>
      trx.from('sync_runs').where('cause', 'MESSAGE')
    )
    assert.lengthOf(waiting, 1)
    await carryOut(acme.id, waiting[0].id)
    // The same ones once more are no news.
    await send({ n: 1 })
    assert.lengthOf(
      await inTenant(acme.id, (trx) => trx.from('sync_runs').where('cause', 'MESSAGE')),
      1
    )
    await send({ n: 3 })
    assert.lengthOf(
      await inTenant(acme.id, (trx) => trx.from('sync_runs').where('cause', 'MESSAGE')),
      2
    )
  })

  test('each night reads what a person let run once, of a company that has the add-on', async ({
    assert,
  }) => {
    const entitlements = await app.container.make(EntitlementsPort)
    const night = () =>
      forSystem('upkeep', acme.id, (scope) => RequestNightlySyncs.handle(scope, entitlements))
    hr.people = [personOf('7', ZOE)]
    const { id } = await connect()
    assert.equal(await night(), 0)
    await sync(id)
    await sync(id, { dryRun: false })
    assert.equal(await night(), 1)
    assert.equal(await night(), 0)
    const [run] = await inTenant(acme.id, (trx) => trx.from('sync_runs').where('cause', 'NIGHT'))
    assert.isNotNull(run.since)
    await carryOut(acme.id, run.id)
    await inTenant(acme.id, (trx) => trx.from('billing_accounts').update({ extras: [] }))
    const { forgetEntitlements } = await import('#modules/billing/index')
    forgetEntitlements(acme.id)
    assert.equal(await night(), 0)
  })
})
