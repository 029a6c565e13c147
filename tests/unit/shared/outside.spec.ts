import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { openOutside } from '#modules/shared/outside/open_outside'
import { OutsideRefusal } from '#modules/shared/outside/outside_fetch'
import { isPublicAddress } from '#modules/shared/outside/public_address'

/** A server on this machine; what it was asked, and its origin. */
async function serve(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? '-'}`)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const end = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, port, asked, end }
}

const leadTo =
  (status: number, location: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { location }).end()

/** What came of a call: its status, or why it was refused. */
const outcome = (answer: Promise<{ status: number }>) =>
  answer.then(
    ({ status }) => status,
    (error: unknown) => (error instanceof OutsideRefusal ? error.kind : String(error))
  )

test.group('Addresses outside', () => {
  for (const address of [
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...['100.64.0.1', '100.100.100.200', '192.0.0.192', '198.18.0.1', '224.0.0.1', '240.0.0.1'],
    ...['255.255.255.255', '168.63.129.16', '192.0.2.1', '::', '::1', '::7f00:1', 'fe80::1'],
    ...['fd00:ec2::254', 'fc00::1', 'fec0::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
    ...['64:ff9b::a9fe:a9fe', '64:ff9b:1::1', '2002:7f00:1::', '2001::1', '100::1', '2001:db8::1'],
    ...['5f00::1', '4000::1', 'fe80::1%eth0', '0177.0.0.1', '2130706433', '127.1', 'localhost', ''],
  ])
    test(`${address || 'nothing'} is not public`, ({ assert }) => {
      assert.isFalse(isPublicAddress(address))
    })

  for (const address of ['8.8.8.8', '193.190.0.1', '2606:4700::1111', '2a02:a000::1'])
    test(`${address} is public`, ({ assert }) => {
      assert.isTrue(isPublicAddress(address))
    })
})

test.group('Calls outside', () => {
  test('go over https, without a password in the address, and to no private address however it is written', async ({
    assert,
  }) => {
    const outside = openOutside({ resolve: async () => assert.fail('nothing is looked up') })
    for (const url of [
      ...['http://example.com/', 'ftp://example.com/', 'file:///etc/passwd', 'example.com', ''],
      ...['https://u:p@example.com/', 'https://127.0.0.1/', 'https://2130706433/'],
      ...['https://0x7f.1/', 'https://0177.0.0.1/', 'https://[::1]/', 'https://[::ffff:7f00:1]/'],
      ...['https://169.254.169.254/latest/meta-data', 'https://[64:ff9b::7f00:1]/'],
      ...['https://[fd00:ec2::254]/', 'https://10.0.0.8:8069/', 'https://0/'],
    ])
      assert.equal(await outcome(outside({ url })), 'address', url)
  })

  test('are judged by what a name resolves to, whatever it is called, and one private address is enough', async ({
    assert,
    cleanup,
  }) => {
    const { port, asked, end } = await serve((_request, response) => void response.end('inside'))
    cleanup(end)
    const looked: string[] = []
    const outside = openOutside({
      resolve: async (name) => {
        looked.push(name)
        if (name === 'mixed.test')
          return [
            { address: '8.8.8.8', family: 4 },
            { address: '127.0.0.1', family: 4 },
          ]
        return [{ address: name === 'six.test' ? '::ffff:127.0.0.1' : '127.0.0.1', family: 4 }]
      },
    })
    const names = ['rebound.test', 'mixed.test', 'six.test', 'localhost', 'localhost.']
    for (const name of names)
      assert.equal(await outcome(outside({ url: `https://${name}:${port}/` })), 'address', name)
    // The connection is to what was judged: a name is asked once for each.
    assert.deepEqual(looked, names)
    assert.deepEqual(asked, [])
  })

  test('say it when a name is nobody’s', async ({ assert }) => {
    const outside = openOutside({
      resolve: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })),
    })
    assert.equal(await outcome(outside({ url: 'https://nobody.test/' })), 'unreachable')
    const empty = openOutside({ resolve: async () => [] })
    assert.equal(await outcome(empty({ url: 'https://nobody.test/' })), 'unreachable')
  })

  test('reach the servers of the launcher by their exact origin, and are judged again where those lead', async ({
    assert,
    cleanup,
  }) => {
    const inner = await serve((_request, response) => void response.end('inside'))
    const leading = await serve((request, response) => {
      const to = new URL(request.url!, 'http://x').searchParams.get('to')!
      const status = request.method === 'GET' ? 302 : 307
      leadTo(status, to)(request, response)
    })
    cleanup(inner.end)
    cleanup(leading.end)
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    const outside = openOutside({ allowed: [leading.origin], resolve })
    const lead = (to: string) => `${leading.origin}/?to=${encodeURIComponent(to)}`
    assert.equal(await outcome(outside({ url: inner.origin })), 'address')
    assert.equal(
      await outcome(outside({ url: `http://localhost:${leading.port}/` })),
      'address',
      'another spelling is another origin'
    )
    for (const to of [
      ...[inner.origin, `https://name.test:${inner.port}/`, 'https://127.0.0.1/', 'file:///etc'],
      ...[`//127.0.0.1:${inner.port}/`, 'https://[::1]/'],
    ])
      assert.equal(await outcome(outside({ url: lead(to) })), 'address', to)
    assert.equal(await outcome(outside({ url: lead('http://[') })), 'redirected')
    assert.equal(await outcome(outside({ url: lead(lead(lead(lead(lead('/'))))) })), 'redirected')
    assert.deepEqual(inner.asked, [])
  })

  test('leave key and content behind when they are led to another host', async ({
    assert,
    cleanup,
  }) => {
    const other = await serve((_request, response) => void response.end('{}'))
    const first = await serve((request, response) => {
      if (request.url === '/here') return void response.end('{}')
      const away = request.url === '/away'
      leadTo(307, away ? `${other.origin}/there` : '/here')(request, response)
    })
    cleanup(other.end)
    cleanup(first.end)
    const outside = openOutside({ allowed: [first.origin, other.origin] })
    const headers = { authorization: 'Bearer key' }
    const ask = (path: string, method: 'GET' | 'POST') =>
      outcome(
        outside({
          url: `${first.origin}${path}`,
          method,
          headers,
          body: method === 'POST' ? '{}' : undefined,
        })
      )
    assert.equal(await ask('/away', 'GET'), 200)
    assert.deepEqual(other.asked, ['GET /there -'])
    assert.equal(await ask('/away', 'POST'), 'redirected')
    assert.deepEqual(other.asked, ['GET /there -'])
    assert.equal(await ask('/near', 'POST'), 200)
    assert.equal(first.asked.at(-1), 'POST /here Bearer key')
  })

  test('have an end: for the head, for a body that drips, for one that is too long, and when the caller ends them', async ({
    assert,
    cleanup,
  }) => {
    const server = await serve((request, response) => {
      if (request.url === '/silent') return
      response.writeHead(200, request.url === '/said' ? { 'content-length': '5000' } : {})
      if (request.url === '/drip') {
        const drip = setInterval(() => response.write('.'), 20)
        response.on('close', () => clearInterval(drip))
      } else if (request.url === '/broken') {
        response.write('half')
        setImmediate(() => response.destroy())
      } else response.end('x'.repeat(5000))
    })
    cleanup(server.end)
    const outside = openOutside({ allowed: [server.origin] })
    const ask = (path: string, more = {}) =>
      outcome(outside({ url: `${server.origin}${path}`, ...more }))
    assert.equal(await ask('/silent', { headMs: 200 }), 'late')
    assert.equal(await ask('/drip', { bodyMs: 200 }), 'late')
    assert.equal(await ask('/said', { maxBytes: 4999 }), 'too_large')
    assert.equal(await ask('/long', { maxBytes: 4999 }), 'too_large')
    assert.equal(await ask('/long', { maxBytes: 5000 }), 200)
    assert.equal(await ask('/broken'), 'unreachable')
    const ended = new AbortController()
    const waiting = ask('/silent', { signal: ended.signal })
    ended.abort(new Error('enough'))
    assert.equal(await waiting, 'Error: enough')
  })
})
