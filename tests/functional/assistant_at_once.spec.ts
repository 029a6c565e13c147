import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import { test } from '@japa/runner'
import { AiSdkModel } from '#modules/ai/adapters/ai_sdk_model'
import { AssistantModel } from '#modules/ai/index'
import { freshCompanies } from '#tests/helpers/companies'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { AI_SETTINGS, serveModel } from '#tests/helpers/fake_model'
import { until } from '#tests/helpers/until'
import { answerModel } from '../../bin/launch/model/wire.ts'

const PROMPT = '3.000 brut, 2 loupiots'
const AT_ONCE = 50
/** How long the model thinks, from the moment when the last of them is asked. */
const THINKS_MS = 5_000
const WINDOW_MS = 1_500

/** A server of the documented wire form that answers nobody before all have asked, and then takes its time. */
async function slowModel(cleanup: (end: () => void) => void) {
  const opened: { asking: number; server: Server } = { asking: 0, server: createServer() }
  const answer = answerModel(() => ({
    ops: [{ op: 'set', path: 'worker.enfantsACharge', value: '2', quote: '2 loupiots' }],
    afterMs: THINKS_MS,
  }))
  const all = Promise.withResolvers<void>()
  opened.server.on('request', async (request, response) => {
    if (++opened.asking >= AT_ONCE) all.resolve()
    await all.promise
    await answer(request, response)
  })
  opened.server.listen(0, '127.0.0.1')
  await once(opened.server, 'listening')
  cleanup(() => void opened.server.close())
  const { port } = opened.server.address() as AddressInfo
  return { opened, baseUrl: `http://127.0.0.1:${port}/v1` }
}

/** How many pages another company is given in a while, one after the other. */
async function pagesOf(client: TestClient): Promise<number> {
  const end = performance.now() + WINDOW_MS
  let pages = 0
  for (; performance.now() < end; pages++) {
    const { status } = await client.get('/api/packages?perPage=5')
    if (status !== 200) throw new Error(`A page answered ${status}`)
  }
  return pages
}

test.group('Fifty requests at once to a language model that takes five seconds', (group) => {
  group.each.teardown(() => app.container.restore(AssistantModel))

  test('hold no transaction and no connection while it thinks, and another company has its pages as ever', async ({
    assert,
    cleanup,
  }) => {
    await freshCompanies()
    const { opened, baseUrl } = await slowModel(cleanup)
    serveModel(new AiSdkModel({ provider: 'openai-compatible', model: 'slow-1', baseUrl }))
    const people = await Promise.all(
      (['admin', 'payroll', 'hr'] as const).map((role) => signedIn(role))
    )
    const settings = { ...AI_SETTINGS, monthlyTokens: 100_000_000 }
    assert.equal((await people[0]!.put('/api/ai-settings', settings)).status, 200)
    const other = await signedIn('admin', 'globex')
    const looking = new pg.Client({ connectionString: process.env.DATABASE_OWNER_URL })
    await looking.connect()
    cleanup(() => void looking.end())
    const open = async () =>
      (
        await looking.query(
          `select pid, state, xact_start, query from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
             and (xact_start is not null or state like 'idle in transaction%')`
        )
      ).rows
    const held = () => db.manager.get('app')!.connection!.client!.client.pool.numUsed() as number

    await pagesOf(other)
    const before = await pagesOf(other)
    const asked = Array.from({ length: AT_ONCE }, (_, at) =>
      people[at % people.length]!.post('/api/ai', { prompt: PROMPT, model: true })
    )
    await until('all of them think', () => opened.asking === AT_ONCE)
    const started = performance.now()
    const looks: { transactions: unknown[]; connections: number }[] = []
    while (performance.now() - started < THINKS_MS / 2) {
      looks.push({ transactions: await open(), connections: held() })
      await sleep(100)
    }
    const meanwhile = await pagesOf(other)
    assert.isBelow(performance.now() - started, THINKS_MS, 'the machine was too slow to look')
    assert.isAtLeast(looks.length, 10)
    for (const { transactions, connections } of looks)
      assert.deepEqual([transactions, connections], [[], 0])

    const answers = await Promise.all(asked)
    assert.isAtLeast(performance.now() - started, THINKS_MS - 100)
    for (const { status, body } of answers)
      assert.deepEqual(
        [status, body.reader, body.modelFailed, body.request.worker],
        [200, 'model', null, { enfantsACharge: 2 }]
      )
    const usual = Math.min(before, await pagesOf(other))
    assert.isAtLeast(meanwhile, usual / 2, `${meanwhile} pages beside ${usual}`)
    const [month] = (await people[0]!.get('/api/ai-usage')).body.months
    assert.deepEqual([month.modelTurns, month.tokens], [AT_ONCE, AT_ONCE * 960])
  })
})
