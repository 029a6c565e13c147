import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { until } from '#tests/helpers/until'
import queueConfig from '#config/queue'
import { openQueue, openWorker, type QueueStore } from '#modules/shared/queue/bullmq'

/** The suite runs on both stores; the test launcher brings Redis. */
const STORES: Record<string, QueueStore> = {
  PostgreSQL: { postgres: queueConfig.postgres },
  Redis: {
    redisUrl: process.env.TEST_REDIS_URL ?? process.env.REDIS_URL,
    postgres: queueConfig.postgres,
  },
}

for (const [name, store] of Object.entries(STORES)) {
  test.group(`The queue on ${name}`, (group) => {
    const queueName = `contract-${randomUUID()}`
    group.setup(() => {
      if (name === 'Redis' && !store.redisUrl)
        throw new Error('TEST_REDIS_URL is not set: the test launcher starts Redis')
    })
    group.teardown(async () => {
      const queue = openQueue(store, queueName)
      await queue.obliterate({ force: true }).catch(() => {})
      await queue.close()
    })

    test('a job that was added is run, with its name and data', async ({ assert }) => {
      const seen: unknown[] = []
      const queue = openQueue(store, queueName)
      const worker = openWorker(
        store,
        async (job) => void seen.push([job.name, job.data]),
        queueName
      )
      void worker.run()
      await queue.add(
        'greet',
        { companyId: 'c1', requestId: 'r1' },
        { jobId: 'company/c1/greet/1' }
      )
      await until('the job ran', () => seen.length === 1)
      assert.deepEqual(seen, [['greet', { companyId: 'c1', requestId: 'r1' }]])
      await worker.close()
      await queue.close()
    })

    test('adding the same id twice runs it once, also when it is done already', async ({
      assert,
    }) => {
      let runs = 0
      const queue = openQueue(store, queueName)
      const worker = openWorker(store, async () => void runs++, queueName)
      void worker.run()
      await queue.add('once', {}, { jobId: 'company/c1/once/1' })
      await queue.add('once', {}, { jobId: 'company/c1/once/1' })
      await until('the job ran', () => runs === 1)
      await queue.add('once', {}, { jobId: 'company/c1/once/1' })
      await sleep(300)
      assert.equal(runs, 1)
      await worker.close()
      await queue.close()
    })

    test('a failing job is tried again and then stays failed with its reason', async ({
      assert,
    }) => {
      let attempts = 0
      const queue = openQueue(store, queueName)
      const worker = openWorker(
        store,
        async () => {
          attempts++
          throw new Error('the printer is on fire')
        },
        queueName
      )
      void worker.run()
      await queue.add(
        'fail',
        {},
        { jobId: 'company/c1/fail/1', attempts: 3, backoff: { type: 'fixed', delay: 20 } }
      )
      await until(
        'the job failed for good',
        async () => (await (await queue.getJob('company/c1/fail/1'))?.getState()) === 'failed'
      )
      assert.equal(attempts, 3)
      assert.equal(
        (await queue.getJob('company/c1/fail/1'))!.failedReason,
        'the printer is on fire'
      )
      await worker.close()
      await queue.close()
    })

    test('a job that waits while no worker runs is run when one comes', async ({ assert }) => {
      const queue = openQueue(store, queueName)
      await queue.add('later', { n: 1 }, { jobId: 'company/c1/later/1' })
      const seen: unknown[] = []
      const worker = openWorker(store, async (job) => void seen.push(job.data), queueName)
      void worker.run()
      await until('the job ran', () => seen.length === 1)
      assert.deepEqual(seen, [{ n: 1 }])
      await worker.close()
      await queue.close()
    })
  })
}
