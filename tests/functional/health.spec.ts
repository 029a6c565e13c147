import { createServer } from 'node:net'
import { test } from '@japa/runner'
import { TestClient } from '#tests/helpers/client'

test.group('The health check', () => {
  test('answers on any address, without a session, and reports each part', async ({ assert }) => {
    const answer = await new TestClient(null).get('/api/_status/health')
    assert.equal(answer.status, 200)
    assert.sameMembers(Object.keys(answer.body.parts), [
      'database',
      'queue',
      'temporal',
      'mail',
      'files',
    ])
    assert.equal(answer.body.parts.database.status, 'up')
    assert.include(['ok', 'degraded'], answer.body.status)
  })

  test('a part that is down is named, and the answer stays 200: the web process is fine', async ({
    assert,
  }) => {
    const { default: smtp } = await import('#config/mail').then((module) => ({
      default: module.smtpAddress,
    }))
    const port = smtp.port
    // A port that nobody listens on.
    smtp.port = await new Promise<number>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const free = (server.address() as { port: number }).port
        server.close(() => resolve(free))
      })
    })
    try {
      await new Promise((resolve) => setTimeout(resolve, 1_050))
      const answer = await new TestClient('acme').get('/api/_status/health')
      assert.equal(answer.status, 200)
      assert.equal(answer.body.status, 'degraded')
      assert.deepEqual(answer.body.parts.mail, { status: 'down', detail: 'ECONNREFUSED' })
    } finally {
      smtp.port = port
    }
  })
})
