import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import queueConfig from '#config/queue'
import { startQueueWorker } from '#backend/worker/queue_worker'
import { openQueue } from '#modules/shared/queue/bullmq'
import { defineJob } from '#modules/shared/queue/job'
import { signInput, type SignedInput } from '#modules/shared/queue/signed_input'
import { until } from '#tests/helpers/until'

test.group('A job that another program put into the queue', () => {
  const ours = { companyId: 'company-a', requestId: 'r1' }
  const signed = signInput('greet', 'ours', ours)
  const FORGED: Record<string, unknown> = {
    'without a signature': { companyId: 'company-b', requestId: 'r1' },
    'with a signature of its own': { ...signInput('greet', 'forged', ours), mac: 'x'.repeat(43) },
    'whose company was changed': {
      ...signInput('greet', 'forged', ours),
      input: signed.input.replace('company-a', 'company-b'),
    } satisfies SignedInput,
    'with the input of another job': signed,
    'with the input of another kind': signInput('part', 'forged', ours),
  }

  for (const [how, data] of Object.entries(FORGED)) {
    test(`is refused once and for all: ${how}`, async ({ assert, cleanup }) => {
      const name = `contract-${randomUUID()}`
      const queue = openQueue(queueConfig, name)
      const did: string[] = []
      const told: string[] = []
      const greet = defineJob<any>({
        name: 'greet',
        handle: async ({ companyId }) => void did.push(companyId),
        failed: async ({ companyId }) => void told.push(companyId),
      })
      const worker = await startQueueWorker(
        queueConfig,
        [{ name: 'test', jobs: async () => ({ greet }) }],
        logger,
        () => {},
        name
      )
      cleanup(async () => {
        await worker.close(true)
        await queue.obliterate({ force: true })
        await queue.close()
      })
      await queue.add('greet', data, { jobId: 'forged', attempts: 5 })
      await queue.add('greet', signed, { jobId: 'ours' })
      await until('ours is done', () => did.length === 1)
      await until(
        'the other is refused',
        async () => (await queue.getJobState('forged')) === 'failed'
      )
      const refused = (await queue.getJob('forged'))!
      assert.equal(refused.failedReason, 'The job "greet" is not signed by this installation')
      assert.equal(refused.attemptsMade, 1)
      assert.deepEqual(did, ['company-a'])
      assert.deepEqual(told, [])
    })
  }
})
