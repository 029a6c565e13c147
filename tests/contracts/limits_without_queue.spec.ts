import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { healthToken } from '#config/health'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { ProductProcess } from '#tests/e2e/support/processes'
import { TestClient } from '#tests/helpers/client'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { freePort } from '#tests/helpers/free_port'

test.group('Limits, with Redis down', (group) => {
  let acme: TestCompany
  let port: number
  group.setup(() => testUtils.httpServer().start())
  group.setup(async () => {
    // Before the other process starts: it remembers for a minute which company is where.
    acme = (await freshCompanies()).acme
    port = await freePort()
    const env = {
      ...process.env,
      PORT: String(port),
      // No server listens there.
      REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    }
    const web = await ProductProcess.start('web', 'bin/server.ts', env, async () => {
      const answer = await health().catch(() => null)
      return answer !== null
    })
    return () => web.stop()
  })
  const health = async () =>
    (
      await fetch(`http://127.0.0.1:${port}/api/_status/health`, {
        headers: { authorization: `Bearer ${healthToken}` },
      })
    ).json() as Promise<{
      parts: Record<string, { status: string }>
    }>

  const visitorOf = async (web?: number) => {
    const client = new TestClient('acme', {}, web)
    await client.get('/api/out/company')
    return client
  }

  test('guesses are counted, and over two web processes together', async ({ assert }) => {
    assert.equal((await health()).parts.queue.status, 'down')
    const [here, there] = [await visitorOf(), await visitorOf(port)]
    const guess = async (client: TestClient) =>
      client.post('/api/session', { email: 'hr@acme.test', password: 'wrong-password' })
    for (const client of [there, here, there, here, there])
      assert.equal((await guess(client)).status, 401)
    for (const client of [there, here]) {
      const { status, headers } = await guess(client)
      assert.equal(status, 429)
      assert.isAbove(Number(headers['retry-after']), 0)
    }
  })

  test('mails that are asked for are counted, and wait in the outbox', async ({ assert }) => {
    const client = await visitorOf(port)
    const ask = () => client.post('/api/session/links', { email: 'hr@acme.test' })
    for (let i = 0; i < 5; i++) assert.equal((await ask()).status, 204)
    assert.equal((await ask()).status, 429)
    const waiting = await inTenant(acme.id, (trx) =>
      trx.from('outbox').where('name', 'send-mail').whereNull('delivered_at')
    )
    assert.lengthOf(waiting, 5)
  })
})
