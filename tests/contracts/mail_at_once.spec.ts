import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import testUtils from '@adonisjs/core/services/test_utils'
import mail from '@adonisjs/mail/services/main'
import queueConfig from '#config/queue'
import { modules } from '#backend/modules'
import { deliverWith } from '#backend/worker/deliver'
import { startQueueWorker } from '#backend/worker/queue_worker'
import { OutboxDispatcher } from '#modules/shared/outbox/dispatcher'
import { SmsSender, type TextMessage } from '#modules/shared/sms/sms_sender'
import { tenantStorage } from '#modules/shared/tenancy/tenant_storage'
import { bestOf } from '#tests/helpers/best_of'
import { freshCompanies } from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'
import { until } from '#tests/helpers/until'

/** A user looks at the screen and waits. */
const AT_ONCE_MS = 1_000
/** Each is asked by another user: who asks again too soon is refused. */
const NAMES = ['hr', 'payroll', 'manager', 'viewer'] as const
const PEOPLE = ['acme', 'globex'].flatMap((slug) => NAMES.map((name) => ({ name, slug })))

test.group('Who waits for a mail or a text message', (group) => {
  group.setup(() => testUtils.httpServer().start())
  group.setup(async () => void (await freshCompanies()))

  test('has it within a second: through the outbox, the queue and a worker, outside any transaction', async ({
    assert,
  }) => {
    const arrived: { what: string; at: number; inTransaction: boolean }[] = []
    const note = (what: string) => {
      const inTransaction = tenantStorage.getStore() !== undefined
      arrived.push({ what, at: performance.now(), inTransaction })
    }
    class Pocket extends SmsSender {
      available = true
      async send(_message: TextMessage) {
        note('text')
      }
      async hasArrived() {
        return false
      }
    }
    app.container.swap(SmsSender, () => new Pocket())
    const fakes = mail.fake()
    const { send } = fakes
    fakes.send = async (...args: any[]) => {
      note('mail')
      return (send as any).apply(fakes, args)
    }
    const store = { postgres: queueConfig.postgres }
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
    const worker = await startQueueWorker(store, modules, logger, () => {})
    /** Milliseconds from the answer to the moment at which it was sent. */
    const tookMs = async (what: string, ask: () => Promise<{ status: number }>) => {
      const before = arrived.filter((one) => one.what === what).length
      const { status } = await ask()
      assert.include([200, 204], status)
      const asked = performance.now()
      const those = () => arrived.filter((one) => one.what === what)
      await until(`a ${what} left`, () => those().length > before)
      return those().at(-1)!.at - asked
    }
    try {
      await dispatcher.start()
      await until('the worker serves the queue', () => worker.isServing())
      const [toMail, toText] = [[...PEOPLE], [...PEOPLE]]
      const mailMs = await bestOf(AT_ONCE_MS, async () => {
        const { name, slug } = toMail.pop()!
        const client = await visitor(slug)
        const email = `${name}@${slug}.test`
        return tookMs('mail', () => client.post('/api/session/links', { email }))
      })
      const textMs = await bestOf(AT_ONCE_MS, async () => {
        const { name, slug } = toText.pop()!
        const client = await signedIn(name, slug)
        return tookMs('text', () => client.post('/api/second-factor/sms', { phone: '0470123456' }))
      })
      assert.isBelow(mailMs, AT_ONCE_MS)
      assert.isBelow(textMs, AT_ONCE_MS)
      assert.isEmpty(arrived.filter(({ inTransaction }) => inTransaction))
    } finally {
      await dispatcher.stop()
      await worker.close(true)
      await delivery.close()
      mail.restore()
      app.container.restore(SmsSender)
    }
  })
})
