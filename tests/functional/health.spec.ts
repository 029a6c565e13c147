import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { healthToken } from '#config/health'
import { smtpAddress } from '#config/mail'
import queueConfig from '#config/queue'
import { forgetParts } from '#backend/observability/parts'
import { openQueue } from '#modules/shared/queue/bullmq'
import { enqueue } from '#modules/shared/outbox/outbox'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, TestClient } from '#tests/helpers/client'
import { freePort } from '#tests/helpers/free_port'
import { until } from '#tests/helpers/until'

const PATH = '/api/_status/health'
const AS_OPERATOR = { headers: { authorization: `Bearer ${healthToken}` } }

/** Asked as an operator, of now. */
async function health() {
  forgetParts()
  return new TestClient('acme').get(PATH, AS_OPERATOR)
}
const partOf = async (name: string) => (await health()).body.parts[name]

test.group('The health check', (group) => {
  let acme: TestCompany
  group.each.setup(async () => {
    acme = (await freshCompanies()).acme
    await db.from('worker_heartbeats').delete()
  })

  test('tells strangers that it is up, on any address and without a session, and nothing more', async ({
    assert,
  }) => {
    const asked: (Record<string, string> | undefined)[] = [
      undefined,
      { authorization: 'Bearer guessed' },
      { authorization: `Bearer ${healthToken}x` },
      { authorization: healthToken! },
    ]
    for (const headers of asked) {
      const answer = await new TestClient(null).get(PATH, headers ? { headers } : undefined)
      assert.equal(answer.status, 200)
      assert.deepEqual(answer.body, { status: 'up' })
    }
  })

  test('tells operators how each part is', async ({ assert }) => {
    const answer = await health()
    assert.equal(answer.status, 200)
    const names = ['database', 'queue', 'worker', 'outbox', 'temporal', 'mail', 'files']
    assert.sameMembers(Object.keys(answer.body.parts), names)
    for (const name of ['database', 'queue', 'outbox', 'mail', 'files'])
      assert.equal(answer.body.parts[name].status, 'up', name)
  })

  test('stays 200 while a part is down, and names it: the web process is fine', async ({
    assert,
    cleanup,
  }) => {
    const { port } = smtpAddress
    cleanup(() => void (smtpAddress.port = port))
    smtpAddress.port = await freePort()
    const answer = await health()
    assert.equal(answer.status, 200)
    assert.equal(answer.body.status, 'degraded')
    assert.deepEqual(answer.body.parts.mail, { status: 'down', detail: 'ECONNREFUSED' })
  })

  test('writes to the files to know that they can be written', async ({ assert, cleanup }) => {
    const disk = drive.use()
    const { put } = disk
    cleanup(() => void (disk.put = put))
    disk.put = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    assert.deepEqual(await partOf('files'), { status: 'down', detail: 'ENOSPC' })
    disk.put = put
    assert.deepEqual(await partOf('files'), { status: 'up' })
  })

  test('knows whether a worker lives and serves the queue', async ({ assert }) => {
    const seen = (secondsAgo: number, servesQueue: boolean) =>
      db.table('worker_heartbeats').insert({
        id: randomUUID(),
        host: 'here',
        seen_at: new Date(Date.now() - secondsAgo * 1000),
        serves_queue: servesQueue,
      })
    assert.deepEqual(await partOf('worker'), { status: 'down', detail: 'none was seen' })
    await seen(300, true)
    assert.containsSubset(await partOf('worker'), {
      status: 'down',
      detail: 'not seen for too long',
    })
    await seen(3, false)
    assert.containsSubset(await partOf('worker'), {
      status: 'down',
      detail: 'does not reach the queue',
    })
    await seen(5, true)
    const worker = await partOf('worker')
    assert.equal(worker.status, 'up')
    assert.isBelow(worker.seconds, 45)
  })

  test('knows how long the oldest job and the oldest message wait', async ({ assert, cleanup }) => {
    const queue = openQueue(queueConfig)
    const jobId = `old-${randomUUID()}`
    cleanup(async () => {
      await queue.remove(jobId)
      await queue.close()
    })
    await queue.add('greet', {}, { jobId, timestamp: Date.now() - 600_000 })
    const job = await partOf('queue')
    assert.equal(job.status, 'down')
    assert.isAtLeast(job.seconds, 600)

    await forSystem('test', acme.id, async (scope) => {
      await enqueue(scope, 'job', 'greet', `greet/${randomUUID()}`, {})
    })
    const fresh = await partOf('outbox')
    assert.equal(fresh.status, 'up')
    assert.isBelow(fresh.seconds, 60)
    // The product itself may not change when a message was enqueued.
    await db.connection('owner').transaction(async (trx) => {
      await trx.rawQuery("select set_config('app.company_id', ?, true)", [acme.id])
      await trx.rawQuery("update outbox set created_at = now() - interval '10 minutes'")
    })
    const message = await partOf('outbox')
    assert.equal(message.status, 'down')
    assert.isAtLeast(message.seconds, 600)
  })

  test('is up while every connection of the product is taken', async ({ assert, cleanup }) => {
    const taken: { rollback(): Promise<void> }[] = []
    cleanup(async () => void (await Promise.all(taken.map((trx) => trx.rollback()))))
    const pool = () => db.manager.get('app')!.connection!.pool!
    while (pool().numUsed() < (pool() as unknown as { max: number }).max)
      taken.push(await db.transaction())
    // What was known a second ago counts for nothing here.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    const answer = await new TestClient('acme').get(PATH)
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, { status: 'up' })
    assert.equal((await health()).body.parts.database.status, 'up')
  })

  test('the people of an employer learn which parts are down, strangers do not', async ({
    assert,
    cleanup,
  }) => {
    const { port } = smtpAddress
    cleanup(() => {
      smtpAddress.port = port
      forgetParts()
    })
    smtpAddress.port = await freePort()
    assert.equal((await new TestClient('acme').get('/api/parts-down')).status, 401)
    forgetParts()
    const client = await signedIn('hr')
    const down = async () =>
      (await client.get('/api/parts-down')).body.data.map(({ part }: { part: string }) => part)
    await until('mail is named', async () => (await down()).includes('mail'))
    // The check began in the request's unit of work, and its files were written beside it.
    for (const part of ['database', 'files']) assert.notInclude(await down(), part)
  })
})
