import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import app from '@adonisjs/core/services/app'
import BrowserRulesMiddleware from '#backend/http/middleware/browser_rules_middleware'
import { modules } from '#backend/modules'
import { freshCompanies } from '#tests/helpers/companies'
import { signedIn, TestClient } from '#tests/helpers/client'

test.group('What every answer tells the browser', (group) => {
  group.setup(async () => {
    await freshCompanies()
  })

  test('calls, refusals and pages alike: no frame, no sniffing, no referrer, nothing of the machine', async ({
    assert,
  }) => {
    const client = await signedIn('admin')
    for (const path of ['/api/users', '/api/nothing', '/api/_status/health', '/fr/packages']) {
      const { headers } = await client.get(path)
      assert.containsSubset(headers, {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      assert.match(String(headers['permissions-policy']), /camera=\(\).*geolocation=\(\)/, path)
    }
  })

  test('every read of a signed-in person stays in no cache', async ({ assert }) => {
    const client = await signedIn('admin')
    const paths = modules
      .flatMap(({ endpoints = [] }) => endpoints)
      .filter(
        ({ method, audience, path }) =>
          method === 'GET' && audience === 'employer' && !path.includes(':')
      )
      .map(({ path }) => path)
    assert.isAbove(paths.length, 40)
    for (const path of paths) {
      const { headers, status } = await client.get(`/api${path}`)
      assert.match(String(headers['cache-control']), /^(private, )?no-store$/, `${status} ${path}`)
    }
  })

  test('a header of a stranger moves neither company nor address: only proxies that are named are believed', async ({
    assert,
  }) => {
    // The tests name this machine; from another one the same header says nothing.
    const { trustProxy } = app.config.get<{ trustProxy: (address: string, at: number) => boolean }>(
      'app.http'
    )
    assert.isTrue(trustProxy('127.0.0.1', 0))
    assert.isFalse(trustProxy('192.0.2.7', 0))
  })

  test('a file that is on its way already is no failure', async ({ assert }) => {
    const ctx = new HttpContextFactory().create()
    await new BrowserRulesMiddleware().handle(ctx, async () => {
      ctx.response.response.setHeader('cache-control', 'public, max-age=31536000')
      ctx.response.response.writeHead(200)
    })
    assert.equal(ctx.response.getHeader('x-content-type-options'), 'nosniff')
  })

  test('the socket for hot reload listens on this machine alone', async ({ assert }) => {
    const answersOn = (host: string) =>
      new Promise((resolve) => {
        const socket = connect(Number(process.env.VITE_HMR_PORT), host)
        socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
        socket.once('connect', () => socket.destroy())
      })
    assert.isTrue(await answersOn('127.0.0.1'))
    // A server that listens on all addresses answers on this one too.
    assert.isFalse(await answersOn('127.0.0.2'))
  })

  test('the API’s document is packed, marked and sent once', async ({ assert }) => {
    const client = new TestClient('acme')
    const ask = (headers: Record<string, string>) => client.get('/api/openapi.json', { headers })
    const plain = await ask({})
    assert.equal(plain.headers['cache-control'], 'public, max-age=3600')
    assert.isUndefined(plain.headers['set-cookie'], 'a cache would give it to others')
    assert.equal(plain.headers['vary'], 'accept-encoding')
    const packed = await client.get('/api/openapi.json', {
      headers: { 'accept-encoding': 'gzip' },
    })
    assert.equal(packed.headers['content-encoding'], 'gzip')
    assert.isBelow(packed.raw.length, plain.raw.length / 8)
    assert.deepEqual(JSON.parse(gunzipSync(packed.raw).toString()), plain.body)
    const again = await ask({ 'if-none-match': String(plain.headers.etag) })
    assert.equal(again.status, 304)
    assert.lengthOf(again.raw, 0)
  })

  test('pages and answers are packed for who takes it, and say the same', async ({ assert }) => {
    const client = await signedIn('admin')
    const forms = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const [path, status, type] of [
      ['/api/users', 200, 'application/json; charset=utf-8'],
      ['/fr/packages', 200, 'text/html; charset=utf-8'],
    ] as const) {
      const plain = await client.get(path)
      assert.equal(plain.status, status)
      assert.isAbove(plain.raw.length, 1024, path)
      assert.isUndefined(plain.headers['content-encoding'])
      assert.include(String(plain.headers.vary), 'accept-encoding')
      assert.equal(plain.headers['content-type'], type)
      for (const [form, unpack] of Object.entries(forms)) {
        // As browsers name them, the best one last.
        const taken = form === 'br' ? 'gzip, deflate, br' : 'gzip, deflate'
        const packed = await client.get(path, { headers: { 'accept-encoding': taken } })
        assert.equal(packed.headers['content-encoding'], form)
        assert.equal(packed.headers['content-type'], type)
        assert.equal(Number(packed.headers['content-length']), packed.raw.length)
        assert.isBelow(packed.raw.length, plain.raw.length)
        assert.equal(withoutNonce(unpack(packed.raw)), withoutNonce(plain.raw))
      }
    }
    const small = await client.get('/api/nothing', { headers: { 'accept-encoding': 'br' } })
    assert.equal(small.status, 404)
    assert.isUndefined(small.headers['content-encoding'])
    assert.match(String(small.headers['content-type']), /json/)
  })
})

/** A page has another nonce each time. */
const withoutNonce = (page: Buffer) => page.toString().replaceAll(/nonce="[^"]*"/g, '')
