import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import queueConfig from '#config/queue'
import { startQueueWorker } from '#backend/worker/queue_worker'
import { openQueue, type QueueStore } from '#modules/shared/queue/bullmq'
import { defineJob } from '#modules/shared/queue/job'
import { KeptQueue } from '#modules/shared/queue/kept_queue'
import { signInput } from '#modules/shared/queue/signed_input'
import { Relay, type RelayMode } from '#tests/helpers/relay'
import { until } from '#tests/helpers/until'

/** Each store by way of a relay, in which it may be away. */
const STORES: Record<string, { url: string; through: (relay: Relay) => QueueStore }> = {
  PostgreSQL: {
    url: queueConfig.postgres.connectionString,
    through: (relay) => ({
      postgres: {
        ...queueConfig.postgres,
        connectionString: relay.url(queueConfig.postgres.connectionString),
      },
    }),
  },
  Redis: {
    url: process.env.TEST_REDIS_URL!,
    through: (relay) => ({
      redisUrl: relay.url(process.env.TEST_REDIS_URL!),
      postgres: queueConfig.postgres,
    }),
  },
}
const ABSENCES: Record<RelayMode, string | null> = {
  closed: 'while no server listens there',
  starting: 'while PostgreSQL is starting up',
  silent: 'while its server takes connections and says nothing',
  slow: null,
  open: null,
}

for (const [name, { url, through }] of Object.entries(STORES)) {
  test.group(`The queue on ${name}, which is away at the start`, (group) => {
    let relay: Relay
    let queueName: string
    group.each.setup(async () => {
      relay = await Relay.to(url)
      queueName = `contract-${randomUUID()}`
      return async () => {
        await relay.be('open')
        const queue = openQueue(through(relay), queueName)
        await queue.obliterate({ force: true }).catch(() => {})
        await queue.close()
        await relay.be('closed')
      }
    })

    for (const [mode, when] of Object.entries(ABSENCES)) {
      if (!when || (mode === 'starting' && name !== 'PostgreSQL')) continue

      test(`a worker that is started ${when} does what waits once it is back`, async ({
        assert,
        cleanup,
      }) => {
        await relay.be('open')
        const queue = openQueue(through(relay), queueName)
        cleanup(() => queue.close().catch(() => {}))
        const input = signInput('greet', 'before', { companyId: 'c1', requestId: 'r1' })
        await queue.add('greet', input, { jobId: 'before' })

        await relay.be(mode as RelayMode)
        const done: string[] = []
        const dead: string[] = []
        const greet = defineJob<any>({
          name: 'greet',
          handle: async ({ companyId }) => void done.push(companyId),
        })
        const worker = await startQueueWorker(
          through(relay),
          [{ name: 'test', jobs: async () => ({ greet }) }],
          logger,
          (reason) => dead.push(reason),
          queueName
        )
        cleanup(() => worker.close(true))
        await sleep(3_000)
        assert.isFalse(worker.isServing())
        assert.lengthOf(done, 0)

        await relay.be('open')
        await until('the job that waited is done', () => done.length === 1, 40_000)
        assert.isTrue(worker.isServing())
        assert.deepEqual(dead, [])
      })

      test(`a queue that was first asked ${when} takes jobs once it is back`, async ({
        assert,
        cleanup,
      }) => {
        await relay.be(mode as RelayMode)
        const kept = new KeptQueue(through(relay), queueName)
        cleanup(() => kept.close())
        const add = () => kept.use((queue) => queue.add('greet', {}, { jobId: 'once' }))
        await assert.rejects(add)
        await relay.be('open')
        await until(
          'a job is taken',
          () =>
            add().then(
              () => true,
              () => false
            ),
          20_000
        )
        assert.equal(await kept.use((queue) => queue.getJobState('once')), 'waiting')
      })
    }
  })
}
