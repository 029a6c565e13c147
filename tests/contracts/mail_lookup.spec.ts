import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import { mailLookupUrl } from '#config/mail'
import { MailLookup } from '#modules/shared/mail/mail_lookup'

const idOf = (name: string) => `<${name}@barema>`

test.group('Mail lookup: the mailbox', () => {
  test('a message that was sent is there by its id, and no other', async ({ assert }) => {
    const name = randomUUID()
    const lookup = new MailLookup(mailLookupUrl)
    assert.isFalse(await lookup.hasArrived(idOf(name)))
    await mail.send((message) => {
      message.to('zoe@example.test').messageId(idOf(name)).subject('One').text('One')
    })
    assert.isTrue(await lookup.hasArrived(idOf(name)))
    assert.isFalse(await lookup.hasArrived(idOf(randomUUID())))
    assert.isFalse(await lookup.hasArrived(idOf(name.slice(1))))
  })
})

test.group('Mail lookup: a provider', (group) => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void
  let host: string
  group.setup(async () => {
    const server = createServer((request, response) => answer(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    return async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  })

  const json = (body: unknown) => (_: unknown, response: ServerResponse) =>
    void response.end(JSON.stringify(body))
  const events = (...ids: string[]) => ({
    items: ids.map((id) => ({ event: 'accepted', message: { headers: { 'message-id': id } } })),
    paging: { next: `http://${host}/one@barema` },
  })
  const lookup = (timeoutMs?: number) =>
    new MailLookup(`http://api:a%2Fkey@${host}/v3/events?message-id={id}`, timeoutMs)

  test('is asked for the id as the account that stands in the address, and answers a list of items', async ({
    assert,
  }) => {
    const asked: { url?: string; authorization?: string }[] = []
    answer = ({ url, headers }, response) => {
      asked.push({ url, authorization: headers.authorization })
      json(events('one@barema'))(null, response)
    }
    assert.isTrue(await lookup().hasArrived(idOf('one')))
    const basic = Buffer.from('api:a/key').toString('base64')
    assert.deepEqual(asked, [
      { url: '/v3/events?message-id=one%40barema', authorization: `Basic ${basic}` },
    ])
    answer = json(events())
    assert.isFalse(await lookup().hasArrived(idOf('one')))
  })

  test('that does not know the filter, and answers with what it has, is not believed', async ({
    assert,
  }) => {
    answer = json(events('two@barema', 'three@barema'))
    assert.isFalse(await lookup().hasArrived(idOf('one')))
  })

  test('that answers anything else, elsewhere or too late, has not said so', async ({ assert }) => {
    for (const [said, reason] of [
      [json({ message: 'one@barema' }), 'was not answered as a list'],
      [json(null), 'was not answered as a list'],
      [(_: unknown, response: ServerResponse) => void response.end('<html>'), 'JSON'],
      [(_: unknown, response: ServerResponse) => void response.writeHead(401).end('[]'), '401'],
      [
        (_: unknown, response: ServerResponse) =>
          void response.writeHead(302, { location: `http://${host}/` }).end(),
        'fetch failed',
      ],
      [() => {}, 'timeout'],
    ] as const) {
      answer = said
      const error = await lookup(200)
        .hasArrived(idOf('one'))
        .then(
          () => new Error('nothing was thrown'),
          (thrown: Error) => thrown
        )
      assert.include(error.message, reason)
      assert.notInclude(`${error.stack} ${JSON.stringify(error)}`, 'a%2Fkey')
    }
  })

  test('that is not configured has nothing', async ({ assert }) => {
    assert.isFalse(await new MailLookup(undefined).hasArrived(idOf('one')))
  })
})
