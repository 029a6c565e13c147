import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { poolSize } from '#config/database'
import { PACE } from '#backend/http/middleware/body_pace_middleware'
import TenantMiddleware from '#backend/http/middleware/tenant_middleware'
import { CardPayments } from '#modules/billing/index'
import { ok } from '#modules/shared/result'
import { REMEMBERED_MS } from '#modules/shared/tenancy/remembered'
import { resolveCompany } from '#modules/shared/tenancy/resolve_company'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, TestClient, visitor } from '#tests/helpers/client'
import { draftOffer } from '#tests/helpers/offers'
import { until } from '#tests/helpers/until'

/** A socket on which a call with a large body has begun; `heard` is what came back. */
function slowUpload(
  client: TestClient,
  path: string,
  { method = 'POST', type = 'application/octet-stream' } = {}
) {
  const port = Number(process.env.PORT)
  let answer = ''
  const socket: Socket = connect(port, '127.0.0.1', () =>
    socket.write(
      [
        `${method} ${path} HTTP/1.1`,
        `host: acme.localhost:${port}`,
        'accept: application/json',
        `content-type: ${type}`,
        'content-length: 900000',
        `x-xsrf-token: ${decodeURIComponent(client.cookies.get('XSRF-TOKEN')!)}`,
        `cookie: ${[...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
        '\r\n%',
      ].join('\r\n')
    )
  )
  socket.on('data', (chunk) => (answer += chunk.toString('utf8')))
  socket.on('error', () => {})
  return { socket, heard: () => answer }
}

/** How many files are being read at a path; of all that begin from now on until the test ends. */
function readings(cleanup: (stop: () => void) => void) {
  const channel = 'http.server.request.start'
  const requests: IncomingMessage[] = []
  const begun = (message: unknown) =>
    void requests.push((message as { request: IncomingMessage }).request)
  subscribe(channel, begun)
  cleanup(() => void unsubscribe(channel, begun))
  return (path: string) =>
    requests.filter((request) => request.url === path && request.listenerCount('data') > 0).length
}

/** Takes so many connections of the pool until it is told to give them back. */
async function takeConnections(count: number) {
  const open = await Promise.all(Array.from({ length: count }, () => db.transaction()))
  return () => Promise.all(open.map((trx) => trx.rollback()))
}

test.group('One company never stops another', (group) => {
  let acme: TestCompany
  group.each.setup(async () => {
    acme = (await freshCompanies()).acme
    const pace = { ...PACE }
    return () => void Object.assign(PACE, pace)
  })

  test('twelve uploads that come a byte at a time hold no connection: another company is answered meanwhile', async ({
    assert,
    cleanup,
  }) => {
    PACE.graceMs = 300_000
    const hr = await signedIn('hr')
    const other = await signedIn('admin', 'globex')
    const { id } = await draftOffer(hr, acme)
    const path = `/api/offers/${id}/files?name=Plan.pdf`
    const read = readings(cleanup)
    const uploads = Array.from({ length: 12 }, () => slowUpload(hr, path))
    const drip = setInterval(() => uploads.forEach(({ socket }) => socket.write('x')), 100)
    cleanup(() => {
      clearInterval(drip)
      uploads.forEach(({ socket }) => socket.destroy())
    })
    await until('eight of them are being read', () => read(path) === 8)
    for (const client of [other, other, hr]) {
      const answer = await client.get('/api/users')
      assert.equal(answer.status, 200)
    }
    assert.equal((await new TestClient('globex').get('/api/out/company')).status, 200)
    // The other four wait in the company's line, and are refused after it.
    assert.isAtLeast(uploads.filter(({ heard }) => heard() === '').length, 8)
  })

  test('a stranger’s slow uploads are refused before they are read, and take no place of those who work there', async ({
    assert,
    cleanup,
  }) => {
    PACE.graceMs = 300_000
    const hr = await signedIn('hr')
    const stranger = await visitor()
    const { id } = await draftOffer(hr, acme)
    const path = `/api/offers/${id}/files?name=Plan.pdf`
    const uploads = Array.from({ length: 8 }, () => slowUpload(stranger, path))
    cleanup(() => uploads.forEach(({ socket }) => socket.destroy()))
    await until('all are refused', () => uploads.every(({ heard }) => heard() !== ''))
    for (const { heard } of uploads) assert.match(heard(), /^HTTP\/1\.1 401 /)
    const rawBody = Buffer.from('%PDF-1.7\n')
    const headers = { 'content-type': 'application/pdf', 'content-length': `${rawBody.length}` }
    const own = await hr.send('POST', path, { rawBody, headers })
    assert.equal(own.status, 201)
  })

  test('eight files are on their way in a company: the ninth is told to come again, another company’s is taken', async ({
    assert,
    cleanup,
  }) => {
    PACE.graceMs = 300_000
    const hr = await signedIn('hr')
    const admin = await signedIn('admin', 'globex')
    const { id } = await draftOffer(hr, acme)
    const path = `/api/offers/${id}/files?name=Plan.pdf`
    const read = readings(cleanup)
    const uploads = Array.from({ length: 8 }, () => slowUpload(hr, path))
    cleanup(() => uploads.forEach(({ socket }) => socket.destroy()))
    await until('all eight are being read', () => read(path) === 8)
    const file = { rawBody: 'no picture', headers: { 'content-type': 'application/octet-stream' } }
    const ninth = hr.send('POST', path, file)
    const logo = await admin.send('PUT', '/api/company/logo', file)
    assert.equal(logo.body.code, 'E_LOGO_REFUSED', 'it was read')
    assert.equal((await ninth).body.code, 'E_BUSY')
  })

  test('a body below the floor ends with 408 and a sentence, a file as well as a call', async ({
    assert,
    cleanup,
  }) => {
    PACE.graceMs = 200
    PACE.lookMs = 50
    const hr = await signedIn('hr')
    const { id } = await draftOffer(hr, acme)
    for (const [path, type] of [
      [`/api/offers/${id}/files?name=Plan.pdf`, 'application/pdf'],
      ['/api/packages', 'application/json'],
    ]) {
      const upload = slowUpload(hr, path, { type })
      cleanup(() => void upload.socket.destroy())
      await until('the server hangs up', () => upload.socket.closed)
      assert.match(upload.heard(), /^HTTP\/1\.1 408 /)
      assert.include(upload.heard(), 'E_BODY_TOO_SLOW')
      assert.include(upload.heard(), 'La connexion est trop lente')
    }
    assert.lengthOf((await hr.get(`/api/offers/${id}`)).body.files, 0)
  })

  test('what says that it is too large is refused before any of it is read', async ({
    assert,
    cleanup,
  }) => {
    PACE.graceMs = 300_000
    const upload = slowUpload(await signedIn('admin'), '/api/company/logo', { method: 'PUT' })
    cleanup(() => void upload.socket.destroy())
    await until('it is refused', () => upload.heard().includes('E_LOGO_REFUSED'))
    assert.match(upload.heard(), /^HTTP\/1\.1 422 /)
  })

  test('of long calls an address has two at a time; short ones and those of other addresses go on', async ({
    assert,
    cleanup,
  }) => {
    PACE.graceMs = 300_000
    const stranger = await visitor()
    const hr = await signedIn('hr')
    const slow = [1, 2].map(() =>
      slowUpload(stranger, '/api/packages', { type: 'application/json' })
    )
    cleanup(() => slow.forEach(({ socket }) => socket.destroy()))
    await sleep(300)
    const rawBody = JSON.stringify({ nomFonction: 'x'.repeat(70_000) })
    const long = (from: string) =>
      hr.send('POST', '/api/packages', {
        rawBody,
        from,
        headers: { 'content-type': 'application/json', 'content-length': `${rawBody.length}` },
      })
    const [third, elsewhere] = await Promise.all([long('127.0.0.1'), long('127.1.0.9')])
    assert.equal(third.status, 503)
    assert.equal(third.body.code, 'E_BUSY')
    assert.equal(elsewhere.status, 422)
    assert.equal((await hr.post('/api/packages', {})).status, 422)
  })

  test('without a free connection the answer is 503 with a sentence and a time, for signed-in people and strangers', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const stranger = await visitor()
    const giveBack = await takeConnections(poolSize)
    const askedAt = Date.now()
    const answers = await Promise.all([
      hr.get('/api/packages'),
      stranger.post('/api/session', { email: 'hr@acme.test', password: 'wrong' }),
      new TestClient('nobody-here').get('/api/out/company'),
    ]).finally(giveBack)
    // After three seconds; without a limit of ours the pool gives up after a minute.
    assert.isBelow(Date.now() - askedAt, 30_000)
    for (const { status, body, headers } of answers) {
      assert.equal(status, 503)
      assert.equal(body.code, 'E_BUSY')
      assert.match(body.detail, /réessayez dans \d secondes/)
      assert.isAtLeast(Number(headers['retry-after']), 1)
    }
    assert.equal((await hr.get('/api/packages')).status, 200)
  })

  test('a flood of strangers is told that it is busy, never that something broke', async ({
    assert,
  }) => {
    const stranger = await visitor()
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, at) =>
        stranger.post('/api/session/links', { email: `nobody${at}@acme.test` })
      )
    )
    const seen = new Set(answers.map(({ status }) => status))
    assert.isEmpty([...seen].filter((status) => ![204, 429, 503].includes(status)))
  })

  test('a company that has all its transactions open waits, and is told so; the next company does not notice', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const other = await signedIn('hr', 'globex')
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    const held = Array.from({ length: poolSize }, () =>
      inTenant(acme.id, () => ended).catch((error: { code?: string }) => error.code)
    )
    assert.equal((await other.get('/api/packages')).status, 200)
    const refused = await hr.get('/api/packages')
    assert.equal(refused.status, 503)
    assert.equal(refused.body.code, 'E_BUSY')
    end()
    assert.includeMembers(await Promise.all(held), ['E_BUSY', undefined])
    assert.equal((await hr.get('/api/packages')).status, 200)
  })

  test('calls that wait for a slow card provider hold no connection', async ({
    assert,
    cleanup,
  }) => {
    const payer = await signedIn('admin')
    const other = await signedIn('hr', 'globex')
    let asked = 0
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    app.container.swap(CardPayments, () => {
      const slow = { prices: () => (asked++, answered.then(() => ok([]))) }
      return slow as unknown as CardPayments
    })
    cleanup(() => app.container.restore(CardPayments))
    const waiting = Array.from({ length: 2 * poolSize }, () => payer.get('/api/billing/prices'))
    await until('all of them wait', () => asked === 2 * poolSize)
    assert.equal((await other.get('/api/packages')).status, 200)
    assert.equal((await payer.get('/api/packages')).status, 200)
    answer()
    for (const { status, body } of await Promise.all(waiting)) {
      assert.equal(status, 200)
      assert.deepEqual(body, { data: [] })
    }
  })

  test('of what keeps the process busy a company has one at a time; small calls and other companies go on', async ({
    assert,
    cleanup,
  }) => {
    const hr = await signedIn('hr')
    const other = await signedIn('hr', 'globex')
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    let begun = 0
    const handle = TenantMiddleware.prototype.handle
    cleanup(() => void (TenantMiddleware.prototype.handle = handle))
    TenantMiddleware.prototype.handle = async function (ctx, next) {
      const first = ctx.request.url() === '/api/packages/csv' && begun++ === 0
      if (first) await ended
      return handle.call(this, ctx, next)
    }
    const first = hr.get('/api/packages/csv')
    await until('the first has begun', () => begun === 1)
    const second = hr.get('/api/packages/csv')
    assert.equal((await other.get('/api/packages/csv')).status, 200)
    assert.equal((await hr.get('/api/packages')).status, 200)
    assert.equal((await second).body.code, 'E_BUSY')
    end()
    assert.equal((await first).status, 200)
  })

  test('PostgreSQL ends what takes too long on each connection of the pool, and the answer says so', async ({
    assert,
    cleanup,
  }) => {
    const names = ['statement', 'lock', 'idle_in_transaction_session', 'transaction']
    for (const name of names) {
      const { rows } = await db.rawQuery(`show ${name}_timeout`)
      assert.notEqual(rows[0][`${name}_timeout`], '0', name)
    }
    const admin = await signedIn('admin')
    const handle = TenantMiddleware.prototype.handle
    cleanup(() => void (TenantMiddleware.prototype.handle = handle))
    TenantMiddleware.prototype.handle = function (ctx, next) {
      return handle.call(this, ctx, async () => {
        await ctx.scope.trx.rawQuery("set local statement_timeout = '20ms'")
        await ctx.scope.trx.rawQuery('select pg_sleep(5)')
        await next()
      })
    }
    const late = await admin.get('/api/users')
    TenantMiddleware.prototype.handle = handle
    assert.equal(late.status, 503)
    assert.equal(late.body.code, 'E_BUSY')
    assert.equal((await admin.get('/api/users')).status, 200)
  })

  test('two hundred addresses of no company in the same moment are two questions, not two hundred', async ({
    assert,
    cleanup,
  }) => {
    const transaction = db.transaction
    // Given back, and not put in the place of the one of its class, which another test replaces.
    cleanup(() => void Reflect.deleteProperty(db, 'transaction'))
    let opened = 0
    db.transaction = function (...given: unknown[]) {
      opened++
      return transaction.apply(db, given as never)
    } as typeof transaction
    const invented = Array.from({ length: 200 }, () => resolveCompany(`x${randomUUID()}`))
    assert.deepEqual(new Set(await Promise.all(invented)), new Set([null]))
    assert.isAtMost(opened, 2)
  })

  test('an address of no company is looked up once; a company that opens there is found within seconds', async ({
    assert,
  }) => {
    const client = new TestClient('brand-new')
    assert.equal((await client.get('/api/out/company')).status, 404)
    const giveBack = await takeConnections(poolSize)
    // Nothing is left to look it up with.
    const again = await client.get('/api/out/company').finally(giveBack)
    assert.equal(again.status, 404)
    const id = randomUUID()
    await inTenant(id, (trx) =>
      trx.table('companies').insert({ id, name: 'Brand new', slug: 'brand-new' })
    )
    const opened = async () => (await client.get('/api/out/company')).status === 200
    // That the address is free is remembered for seconds; what is more is for a busy machine.
    assert.isAtMost(REMEMBERED_MS, 5_000)
    await until('the new company answers', opened, REMEMBERED_MS + 15_000)
  })
})
