import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { TestClient } from '#tests/helpers/client'
import { ProductProcess } from '#tests/e2e/support/processes'
import { freePort } from '#tests/helpers/free_port'
import { until } from '#tests/helpers/until'
import { answerModel, type Asked } from '../../bin/launch/model/wire.ts'

/** Words, a name, an amount and numbers of a person: none of them is anybody's but the one who asks. */
const NISS = '85.07.30-033.28'
const IBAN = 'BE68 5390 0754 7034'
const PERSONAL = [NISS, IBAN, 'jean.canari@acme.be', '0475 12 34 56', 'Canarienne']
const OWN_WORDS = ['canarisons', '4317', '2 loupiots']
const PROMPT = `canarisons 4317 brut pour Mme Canarienne, ${NISS}, ${IBAN}, jean.canari@acme.be, 0475 12 34 56, 2 loupiots`

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  )

test.group('The words of a conversation', (group) => {
  let acme: TestCompany
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
  })

  test('stand in no line of a log and in no trace; what says who somebody is reaches no provider', async ({
    assert,
    cleanup,
  }) => {
    const asked: Asked[] = []
    const answer = answerModel((each) => {
      asked.push(each)
      const quote = '2 loupiots'
      return { ops: [{ op: 'set', path: 'worker.enfantsACharge', value: '2', quote }] }
    })
    const provider = createServer((request, response) => void answer(request, response))
    const traces: string[] = []
    const collector = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk) => chunks.push(chunk))
      request.on('end', () => {
        traces.push(Buffer.concat(chunks).toString('latin1'))
        response.end('{}')
      })
    })
    const [providerPort, collectorPort] = await Promise.all([listen(provider), listen(collector)])
    cleanup(() => void (provider.close(), collector.close()))

    const lines: string[] = []
    const port = await freePort()
    const env = {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'trace',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'canary-1',
      AI_BASE_URL: `http://127.0.0.1:${providerPort}/v1`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    }
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/api/_status/health`).then(
        () => true,
        () => false
      )
    const web = await ProductProcess.start('web', 'bin/server.ts', env, answers, (line) =>
      lines.push(line)
    )
    cleanup(() => web.stop())

    const admin = new TestClient('acme', {}, port)
    await admin.get('/api/out/company')
    const account = { email: 'admin@acme.test', password: DEMO_PASSWORD }
    assert.equal((await admin.post('/api/session', account)).status, 200)
    const settings = { modelOn: true, monthsOfYear: null, retentionDays: 30, monthlyTokens: 9_000 }
    assert.equal((await admin.put('/api/ai-settings', { ...settings, version: 0 })).status, 200)
    const { status, body } = await admin.post('/api/ai', { prompt: PROMPT, model: true })
    assert.deepEqual(
      [status, body.reader, body.request.worker],
      [200, 'model', { enfantsACharge: 2 }]
    )
    // A request that is refused is told with no word of it either.
    assert.equal(
      (await admin.post('/api/ai', { prompt: PROMPT, colour: 'canarisons' })).status,
      422
    )
    await until('the calls stand in the log', () =>
      ['200', '422'].every((code) =>
        lines.some((line) => line.includes('/api/ai"') && line.includes(`"status":${code}`))
      )
    )
    await until('the calls were traced', () => traces.some((trace) => trace.includes('/api/ai')))

    const [provided] = asked
    assert.include(provided!.request, '2 loupiots')
    for (const canary of PERSONAL) assert.notInclude(provided!.body, canary)
    for (const canary of [...PERSONAL, ...OWN_WORDS]) {
      assert.notInclude(lines.join('\n'), canary)
      assert.notInclude(traces.join('\n'), canary)
    }
    const elsewhere = await inTenant(acme.id, async (trx) => {
      const tables = ['audit_log', 'outbox', 'mails']
      return Promise.all(tables.map((table) => trx.from(table).select('*')))
    })
    for (const canary of [...PERSONAL, ...OWN_WORDS])
      assert.notInclude(JSON.stringify(elsewhere), canary)
  })
})
