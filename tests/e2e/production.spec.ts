import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { TestClient, type TestResponse } from '#tests/helpers/client'
import { webProcess } from './support/web_process.ts'

const cookiesOf = ({ headers }: TestResponse) => [headers['set-cookie'] ?? []].flat()
const directivesOf = ({ headers }: TestResponse) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name, ...values] = directive.trim().split(' ')
        return [name, values.join(' ')]
      })
  )

test.group('Production tells the browser', () => {
  test('where a page may load from, on pages and calls alike', async ({ assert }) => {
    const client = new TestClient('acme')
    const page = await client.get('/fr/login')
    const call = await client.get('/api/out/company')
    assert.equal(page.status, 200)
    for (const answer of [page, call, await client.get('/api/users'), await client.get('/api/x')])
      assert.containsSubset(directivesOf(answer), {
        'default-src': "'self'",
        'script-src': "'self'",
        'img-src': "'self' data:",
        'frame-src': "'none'",
        'frame-ancestors': "'none'",
        'form-action': "'self'",
        'base-uri': "'none'",
        'object-src': "'none'",
      })
    // A trial over plain http requires no https.
    assert.notProperty(page.headers, 'strict-transport-security')
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.body)![1]!
    const { headers } = await client.get(script)
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.include(String(headers['cache-control']), 'immutable')
  })

  test('a style element needs the nonce of its own page', async ({ assert }) => {
    const pages = [
      await new TestClient('acme').get('/fr/login'),
      await new TestClient('acme').get('/fr/login'),
    ]
    const nonces = pages.map((page) => {
      const [, nonce] = /<meta name="style-nonce" nonce="([^"]{16,})">/.exec(page.body)!
      assert.equal(directivesOf(page)['style-src-elem'], `'self' 'nonce-${nonce}'`)
      return nonce
    })
    assert.notEqual(nonces[0], nonces[1])
    // A page that is none of a company's has a style of its own.
    const nowhere = await new TestClient('nobody-here').get('/')
    const [, nonce] = /<style nonce="([^"]{16,})">/.exec(nowhere.body)!
    assert.include(directivesOf(nowhere)['style-src-elem'], `'nonce-${nonce}'`)
  })

  test('over plain http, on this machine, what a session’s cookie may do', async ({ assert }) => {
    const cookies = cookiesOf(await new TestClient('acme').get('/fr/login'))
    const session = cookies.find((cookie) => cookie.startsWith('barema_session='))!
    assert.match(session, /; HttpOnly/i)
    assert.match(session, /; SameSite=Lax/i)
    assert.match(session, /; Path=\/(;|$)/i)
    assert.notMatch(session, /; Secure/i)
  })
})

test.group('Production behind https', (group) => {
  let port = 0
  group.setup(async () => {
    const web = await webProcess({ APP_URL: 'https://localhost', TRUST_PROXY: '' })
    port = web.port
    return () => web.stop()
  })

  const visitor = async () => {
    const client = new TestClient('acme', {}, port)
    await client.get('/api/out/company')
    return client
  }
  const credentials = { email: 'hr@acme.test', password: DEMO_PASSWORD }

  test('requires https for two years, of subdomains too', async ({ assert }) => {
    const client = new TestClient('acme', {}, port)
    for (const path of ['/fr/login', '/api/out/company', '/api/users', '/api/_status/health'])
      assert.equal(
        (await client.get(path)).headers['strict-transport-security'],
        'max-age=63072000; includeSubDomains',
        path
      )
  })

  test('binds every cookie to its host by name, and signs in with them', async ({ assert }) => {
    const client = await visitor()
    const signIn = await client.post('/api/session', { ...credentials, rememberMe: true })
    assert.equal(signIn.status, 200)
    const cookies = [...cookiesOf(signIn), ...cookiesOf(await client.get('/fr/login'))]
    assert.isAbove(cookies.length, 3)
    for (const cookie of cookies) {
      assert.match(cookie, /^__Host-/)
      assert.match(cookie, /; Secure/i)
      assert.match(cookie, /; Path=\/(;|$)/i)
      assert.match(cookie, /; SameSite=Lax/i)
      assert.notMatch(cookie, /; Domain/i)
      assert.equal(/; HttpOnly/i.test(cookie), !cookie.startsWith('__Host-XSRF-TOKEN='), cookie)
    }
    assert.equal((await client.get('/api/users')).status, 200)
  })

  test('believes no header about the company, from this machine neither, unless it is named as a proxy', async ({
    assert,
  }) => {
    const brand = (headers: Record<string, string>, at = port) =>
      new TestClient('acme', headers, at).get('/api/out/company')
    const forwarded = { 'x-forwarded-host': `globex.localhost:${port}` }
    assert.deepEqual((await brand(forwarded)).body, (await brand({})).body)
    // The suite's own process names this machine.
    const named = await brand(forwarded, Number(process.env.PORT))
    assert.notDeepEqual(named.body, (await brand({})).body)
  })

  test('takes no cookie of another name: a sibling’s subdomain can plant none', async ({
    assert,
  }) => {
    const client = await visitor()
    await client.post('/api/session', credentials)
    const planted = new TestClient('acme', {}, port)
    for (const [name, value] of client.cookies)
      planted.cookies.set(name.replace('__Host-', ''), value)
    assert.equal((await planted.get('/api/users')).status, 401)
    planted.cookies.set('__Host-language', 'nl')
    planted.cookies.set('language', 'fr')
    assert.equal((await planted.get('/api/users')).body.title, 'Sessie beëindigd')
  })
})

test.group('Production does not start', () => {
  test('without https, with a key that is soon guessed, or with every address as a proxy', async ({
    assert,
  }) => {
    for (const [settings, reason] of [
      [{ APP_URL: 'http://barema.example' }, 'APP_URL must begin with https://'],
      [{ APP_KEY: 'aaaaaaaaaaaaaaaa' }, 'APP_KEY is too easy to guess'],
      [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is the number of proxies'],
    ] as [Record<string, string>, string][]) {
      const failure = await webProcess(settings).then(
        async (web) => {
          await web.stop()
          return 'it started'
        },
        (error: Error) => error.message
      )
      assert.include(failure.replace(/\s+/g, ' '), reason)
    }
  })
})
