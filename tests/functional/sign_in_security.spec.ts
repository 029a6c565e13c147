import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { modules } from '#backend/modules'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { turnOnSecondFactor } from '#tests/helpers/authenticator'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { newCompanyLink } from '#tests/helpers/onboarding'
import { signsIn, TestClient, visitor } from '#tests/helpers/client'
import { allowed } from '#tests/helpers/flood'

const credentials = { email: 'hr@acme.test', password: DEMO_PASSWORD }

test.group('Sign-in, against those who should not come in', (group) => {
  let acme: TestCompany
  group.each.setup(async () => {
    acme = (await freshCompanies()).acme
  })

  test('a session that was prepared in the browser before is not the one that is signed in', async ({
    assert,
  }) => {
    const prepared = await visitor()
    const victim = new TestClient('acme')
    for (const [name, value] of prepared.cookies) victim.cookies.set(name, value)
    assert.equal((await victim.post('/api/session', credentials)).status, 200)
    assert.notEqual(victim.cookies.get('barema_session'), prepared.cookies.get('barema_session'))
    assert.equal((await prepared.get('/api/users')).status, 401)
    assert.equal((await victim.get('/api/users')).status, 200)
  })

  test('the second step gives a new session too', async ({ assert }) => {
    const { app } = await turnOnSecondFactor(await signsIn('hr'))
    const client = await visitor()
    await client.post('/api/session', credentials)
    const half = new TestClient('acme')
    for (const [name, value] of client.cookies) half.cookies.set(name, value)
    const answer = await client.post('/api/session/second-factor', { code: app.code() })
    assert.equal(answer.status, 200)
    assert.equal((await half.get('/api/users')).status, 401)
    const again = await half.post('/api/session/second-factor', { code: app.code(1) })
    assert.equal(again.status, 401)
  })

  test('an unknown account and a wrong password cost the same: one hash each, the slow part of the answer', async ({
    assert,
  }) => {
    const counted = { make: 0, verify: 0 }
    const hasher = hash.use()
    const { make, verify } = hasher
    hasher.make = (...args) => (counted.make++, make.apply(hasher, args))
    hasher.verify = (...args) => (counted.verify++, verify.apply(hasher, args))
    try {
      const client = await visitor()
      for (const email of ['hr@acme.test', 'nobody@acme.test']) {
        const before = counted.make + counted.verify
        await client.post('/api/session', { email, password: 'wrong-password' })
        assert.equal(counted.make + counted.verify - before, 1, email)
      }
    } finally {
      Object.assign(hasher, { make, verify })
    }
  })

  test('a caller with the password learns nothing more than one without before the second step', async ({
    assert,
  }) => {
    await turnOnSecondFactor(await signsIn('hr'))
    const client = await visitor()
    const { body } = await client.post('/api/session', credentials)
    assert.deepEqual(Object.keys(body), ['secondFactor'])
    for (const path of ['/api/users', '/api/company', '/api/user-sessions', '/api/second-factor'])
      assert.equal((await client.get(path)).status, 401, path)
  })

  test('no public call that changes something is taken without the CSRF token', async ({
    assert,
  }) => {
    const calls = modules
      .flatMap(({ endpoints = [] }) => endpoints)
      .filter(({ audience, method }) => audience === 'public' && method !== 'GET')
      // A program asks for its token without a browser, and no cookie answers it.
      .filter(({ path }) => path !== '/tokens')
      // Nor does a browser bring the message of an HR system: it is signed.
      .filter(({ path }) => path !== '/hr-messages/:id')
    assert.isAbove(calls.length, 5)
    for (const { method, path } of calls) {
      const address = `/api${path.replace(/:\w+/g, 'x')}`
      const answer = await new TestClient('acme').send(method, address, { body: credentials })
      assert.equal(answer.body.code, 'E_CSRF', `${method} ${path}`)
    }
  })

  test('private links are not tried out: after thirty that open nothing an address waits, also for one that does', async ({
    assert,
  }) => {
    const admin = await signsIn('admin')
    const companyLink = await newCompanyLink(admin)
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    const client = await visitor()
    const doors = ['/api/onboarding/company', '/api/out/invitation']
    const open = async (door: string, link: string, address = '192.0.2.1') =>
      (await client.post(door, door === doors[0] ? { companyLink: link } : { link }, from(address)))
        .status
    for (let i = 0; i < 40; i++) assert.equal(await open(doors[0], companyLink), 200)
    for (let i = 0; i < 30; i++)
      assert.equal(await open(doors[i % 2], `${'x'.repeat(43)}${i}`), 404, `${i}`)
    for (const door of doors) assert.equal(await open(door, 'x'), 429, door)
    assert.equal(await open(doors[0], companyLink), 429)
    const accepted = await client.post(
      '/api/out/invitation/acceptance',
      { link: 'x', displayName: 'A', language: 'fr', password: 'a-long-password' },
      from('192.0.2.1')
    )
    assert.equal(accepted.status, 429)
    assert.equal(await open(doors[0], companyLink, '192.0.2.2'), 200)
  })

  test('every public call with a private link is limited', ({ assert }) => {
    const byLink = modules
      .flatMap(({ endpoints = [] }) => endpoints)
      .filter(({ audience, path }) => audience === 'public' && /:|onboarding|invitation/.test(path))
      // Its address opens nothing: each message is signed with a secret that no link holds.
      .filter(({ path }) => path !== '/hr-messages/:id')
    assert.isAbove(byLink.length, 7)
    for (const { method, path, limit } of byLink) assert.isDefined(limit, `${method} ${path}`)
  })

  test('limits stand in PostgreSQL, so they hold when the queue is down', async ({ assert }) => {
    // No worker runs beside this suite: nothing is taken out of the outbox, and the limits count all the same.
    const client = await visitor()
    for (let i = 0; i < 5; i++) await client.post('/api/new-passwords', { email: 'hr@acme.test' })
    const refused = await client.post('/api/new-passwords', { email: 'hr@acme.test' })
    assert.equal(refused.status, 429)
    assert.isAbove(Number(refused.headers['retry-after']), 0)
    assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('outbox')), 5)
    assert.isNotEmpty(await db.from('rate_limits').whereLike('key', '%mail:account:%'))
  })

  test('guessing spread over many addresses and accounts meets the limit of the company, which another company does not share', async ({
    assert,
  }) => {
    const guess = (client: TestClient, i: number) =>
      client.post(
        '/api/session',
        { email: `nobody-${i}@acme.test`, password: 'wrong-password' },
        { headers: { 'x-forwarded-for': `192.0.2.${i % 250}` } }
      )
    const client = await visitor()
    const began = Date.now()
    const answers: number[] = []
    for (let i = 0; i < 400; i += 10)
      for (const { status } of await Promise.all(
        Array.from({ length: 10 }, (_, at) => guess(client, i + at))
      ))
        answers.push(status)
    const judged = answers.filter((status) => status === 401).length
    assert.isAtLeast(judged, 300)
    assert.isAtMost(judged, allowed(300, 3, began))
    assert.equal((await guess(await visitor('globex'), 301)).status, 401)
  })
})
