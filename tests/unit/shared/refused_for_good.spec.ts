import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import { test } from '@japa/runner'
import { isRefusedForGood } from '#modules/shared/mail/refused_for_good'

/** What sending fails with at a server that answers so to the reader's address. */
async function refusedWith(answer: string): Promise<unknown> {
  const server = createServer((socket) => {
    socket.write('220 here\r\n')
    socket.on('data', (data) => {
      const asked = String(data)
      socket.write(asked.startsWith('RCPT') ? `${answer}\r\n` : '250 ok\r\n')
    })
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    return await new SMTPTransport({ host: '127.0.0.1', port, ignoreTLS: true })
      .send({ from: 'a@example.test', to: ['b@example.test'], text: 'x' })
      .then(
        () => null,
        (error: unknown) => error
      )
  } finally {
    server.close()
  }
}

test.group('A mail that its server refuses', () => {
  test('for good is told from one that may be taken later, also as a cause', async ({ assert }) => {
    const never = await refusedWith('550 no such user')
    assert.isTrue(isRefusedForGood(never))
    assert.isTrue(isRefusedForGood(new Error('not sent', { cause: never })))
    const later = await refusedWith('450 busy')
    assert.instanceOf(later, Error)
    assert.isFalse(isRefusedForGood(later))
    assert.isFalse(isRefusedForGood(new Error('no connection')))
    assert.isFalse(isRefusedForGood(undefined))
  })
})
