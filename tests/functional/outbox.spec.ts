import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import queueConfig from '#config/queue'
import { drainOnce, OutboxDispatcher, type OutboxMessage } from '#modules/shared/outbox/dispatcher'
import { workflowIdOf } from '#modules/shared/outbox/outbox'
import { signal } from '#modules/shared/follow/signal'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'
import { Relay } from '#tests/helpers/relay'
import { until } from '#tests/helpers/until'

/** Signing in enqueues the notice of a new browser, which is not of these tests. */
const NOTICE = 'send-mail'
const outboxOf = (company: TestCompany) =>
  inTenant(company.id, (trx) => trx.from('outbox').whereNot('name', NOTICE).orderBy('id'))

test.group('The outbox', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('delivers what was enqueued, once, with the company, the request and a deterministic id', async ({
    assert,
  }) => {
    const client = await signedIn('hr')
    const id = randomUUID()
    await client.post(
      `/api/packages/${acme.packageIds[0]}/prints`,
      { id },
      { headers: { 'x-request-id': 'request-42-abc' } }
    )
    const delivered: OutboxMessage[] = []
    const deliver = {
      job: async (message: OutboxMessage) =>
        void (message.name === NOTICE || delivered.push(message)),
      workflow: async () => {},
      signal: async () => {},
    }
    await drainOnce(deliver, logger)
    await drainOnce(deliver, logger)
    assert.lengthOf(delivered, 1)
    assert.equal(delivered[0].key, `company/${acme.id}/print/${id}`)
    assert.containsSubset(delivered[0].payload, {
      companyId: acme.id,
      requestId: 'request-42-abc',
      printId: id,
    })
    assert.isNotNull((await outboxOf(acme))[0].delivered_at)
  })

  test('a refused request enqueues nothing', async ({ assert }) => {
    const client = await signedIn('hr')
    assert.equal((await client.post(`/api/packages/${randomUUID()}/prints`, {})).status, 404)
    assert.lengthOf(await outboxOf(acme), 0)
  })

  test('an engine that is down delays its own messages only, and they arrive when it is back', async ({
    assert,
  }) => {
    const client = await signedIn('payroll')
    await client.post(`/api/packages/${acme.packageIds[0]}/prints`, {})
    const asked = await client.post('/api/indexations', {
      percent: 2.21,
      commissionParitaire: 'BECP200',
      date: '2026-09-01',
      dryRun: true,
    })
    assert.equal(asked.status, 202)
    const delivered: string[] = []
    let temporalIsUp = false
    const deliver = {
      job: async ({ name }: OutboxMessage) => void (name === NOTICE || delivered.push(name)),
      workflow: async (message: OutboxMessage) => {
        if (!temporalIsUp) throw new Error('Temporal does not answer')
        delivered.push(message.name)
      },
      signal: async () => {},
    }
    await drainOnce(deliver, logger)
    assert.deepEqual(delivered, ['print-package'])
    const waiting = (await outboxOf(acme)).find((row) => row.kind === 'workflow')
    assert.containsSubset(waiting, {
      attempts: 1,
      last_error: 'Temporal does not answer',
      delivered_at: null,
    })
    temporalIsUp = true
    await inTenant(acme.id, (trx) =>
      trx.from('outbox').update({ next_attempt_at: trx.raw('now()') })
    )
    await drainOnce(deliver, logger)
    assert.deepEqual(delivered, ['print-package', 'indexation'])
  })

  test('words to a running process are each a message of their own, to one and the same process', async ({
    assert,
  }) => {
    const id = randomUUID()
    const say = () => forSystem('test', acme.id, (scope) => signal(scope, { type: 'offer', id }))
    await say()
    await say()
    const delivered: OutboxMessage[] = []
    const deliver = {
      job: async () => {},
      workflow: async () => {},
      signal: async (message: OutboxMessage) => void delivered.push(message),
    }
    await drainOnce(deliver, logger)
    await drainOnce(deliver, logger)
    assert.lengthOf(delivered, 2)
    assert.lengthOf(new Set(delivered.map(({ key }) => key)), 2)
    for (const { key, payload } of delivered) {
      assert.equal(workflowIdOf(key), `company/${acme.id}/offer/${id}`)
      assert.containsSubset(payload, { companyId: acme.id, subject: { type: 'offer', id } })
    }
  })

  test('a dispatcher that is told of a message while it starts has one listener', async ({
    assert,
    cleanup,
  }) => {
    const name = `listener-${randomUUID()}`
    const direct = queueConfig.postgres.connectionString
    const relay = await Relay.to(direct)
    cleanup(() => relay.be('closed'))
    const url = new URL(relay.url(direct))
    url.searchParams.set('application_name', name)
    const dispatcher = new OutboxDispatcher({
      deliver: { job: async () => {}, workflow: async () => {}, signal: async () => {} },
      logger,
      connectionString: url.href,
    })
    cleanup(() => dispatcher.stop())
    const listeners = async () => {
      const sql = 'select count(*)::int as n from pg_stat_activity where application_name = ?'
      return (await db.connection('owner').rawQuery(sql, [name])).rows[0].n
    }
    // The first drain is over before there is the connection that the start waits for.
    await relay.be('slow')
    const started = dispatcher.start()
    dispatcher.drain()
    await sleep(1_000)
    await relay.be('open')
    await started
    await sleep(500)
    assert.equal(await listeners(), 1)
    await dispatcher.stop()
    await until('it has left', async () => (await listeners()) === 0)
  })

  test('two dispatchers at once deliver each message once, and another company is untouched', async ({
    assert,
  }) => {
    const client = await signedIn('hr')
    for (let i = 0; i < 6; i++) await client.post(`/api/packages/${acme.packageIds[0]}/prints`, {})
    const untouched = await checksumOf(globex.id)
    const keys: string[] = []
    const deliver = {
      job: async ({ name, key }: OutboxMessage) => void (name === NOTICE || keys.push(key)),
      workflow: async () => {},
      signal: async () => {},
    }
    await Promise.all([drainOnce(deliver, logger), drainOnce(deliver, logger)])
    assert.lengthOf(keys, 6)
    assert.lengthOf(new Set(keys), 6)
    assert.equal(await checksumOf(globex.id), untouched)
  })
})
