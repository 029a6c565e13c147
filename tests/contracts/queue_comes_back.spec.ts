import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import logger from '@adonisjs/core/services/logger'
import testUtils from '@adonisjs/core/services/test_utils'
import queueConfig from '#config/queue'
import { modules } from '#backend/modules'
import { deliverWith } from '#backend/worker/deliver'
import { startQueueWorker } from '#backend/worker/queue_worker'
import { OutboxDispatcher } from '#modules/shared/outbox/dispatcher'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'
import { freePort } from '#tests/helpers/free_port'
import { until } from '#tests/helpers/until'

/** A Redis server of this test's own, which it may stop. */
class OwnRedis {
  #process: ChildProcess | null = null
  constructor(
    readonly port: number,
    readonly folder: string
  ) {}

  get url() {
    return `redis://127.0.0.1:${this.port}`
  }

  async start() {
    this.#process = spawn(
      process.env.REDIS_BINARY ?? 'redis-server',
      [
        '--port',
        String(this.port),
        '--bind',
        '127.0.0.1',
        '--dir',
        this.folder,
        '--appendonly',
        'yes',
      ],
      { stdio: 'ignore' }
    )
    await until('Redis answers', () => answers(this.port))
  }

  async stop() {
    const ended = new Promise((resolve) => this.#process?.once('exit', resolve))
    this.#process?.kill('SIGTERM')
    await ended
  }
}

test.group('The queue is stopped and comes back', (group) => {
  let acme: TestCompany
  let redis: OwnRedis
  group.setup(() => testUtils.httpServer().start())
  group.setup(async () => {
    acme = (await freshCompanies()).acme
    redis = new OwnRedis(await freePort(), await mkdtemp(join(tmpdir(), 'barema-redis-')))
    return () => rm(redis.folder, { recursive: true, force: true })
  })

  test('while Redis is away a print is accepted; when it is back the PDF is made, once, and mailed once', async ({
    assert,
  }) => {
    const fakes = mail.fake()
    const store = { ...queueConfig, redisUrl: redis.url }
    const delivery = deliverWith(store, {
      address: '127.0.0.1:1',
      namespace: 'default',
      taskQueue: 'barema',
    })
    const dispatcher = new OutboxDispatcher({
      deliver: delivery.deliver,
      logger,
      connectionString: queueConfig.postgres.connectionString,
    })
    await redis.start()
    const worker = await startQueueWorker(store, modules, logger, () => {})
    await dispatcher.start()
    const client = await signedIn('hr')
    const ask = async () =>
      (
        await client.post(`/api/packages/${acme.packageIds[0]}/prints`, {
          email: 'candidate@example.test',
        })
      ).body.id as string
    const mailed = () =>
      fakes.messages.sent().filter((message) => message.hasTo('candidate@example.test')).length
    const isReady = async (id: string) =>
      (await client.get(`/api/prints/${id}`)).body.status === 'ready'
    try {
      const first = await ask()
      await until('the first print is ready', () => isReady(first))

      await redis.stop()
      const second = await ask()
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      assert.isFalse(await isReady(second))

      await redis.start()
      await until('the second print is ready', () => isReady(second), 40_000)
      await until('both are mailed', () => mailed() >= 2)
      // Time for a second mail of the same print, which must not come.
      await new Promise((resolve) => setTimeout(resolve, 500))
      assert.equal(mailed(), 2)
    } finally {
      await dispatcher.stop()
      await worker.close(true)
      await delivery.close()
      await redis.stop()
      mail.restore()
    }
  })
})

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
