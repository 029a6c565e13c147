import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signsIn, TestClient, visitor } from '#tests/helpers/client'

test.group('Signing in', (group) => {
  let acme: TestCompany
  group.each.setup(async () => {
    acme = (await freshCompanies()).acme
  })

  test('the right password opens a session, says who is signed in, and is written down', async ({
    assert,
  }) => {
    const client = await visitor()
    const answer = await client.post('/api/session', {
      email: 'Admin@ACME.test ',
      password: DEMO_PASSWORD,
    })
    assert.equal(answer.status, 200)
    assert.equal(answer.body.user.email, 'admin@acme.test')
    assert.isTrue(answer.body.user.can['packages.write'])
    assert.equal(answer.body.company.slug, 'acme')
    assert.equal((await client.get('/api/users')).body.displayName, 'Camille Renard')
    const events = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'user.signed_in')
    )
    assert.lengthOf(events, 1)
  })

  test('a wrong password, an unknown address and a deactivated account answer alike', async ({
    assert,
  }) => {
    const client = await visitor()
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'hr@acme.test').update({ deactivated_at: new Date() })
    )
    const bodies = []
    for (const [email, password] of [
      ['admin@acme.test', 'wrong-password'],
      ['nobody@acme.test', DEMO_PASSWORD],
      ['hr@acme.test', DEMO_PASSWORD],
    ]) {
      const answer = await client.post('/api/session', { email, password })
      assert.equal(answer.status, 401)
      const { requestId: _requestId, ...body } = answer.body
      bodies.push(body)
    }
    assert.deepEqual(bodies[0], bodies[1])
    assert.deepEqual(bodies[1], bodies[2])
    assert.equal(bodies[0].code, 'E_INVALID_CREDENTIALS')
  })

  test('an account of another company does not open this one', async ({ assert }) => {
    const client = await visitor('globex')
    assert.equal(
      (await client.post('/api/session', { email: 'admin@acme.test', password: DEMO_PASSWORD }))
        .status,
      401
    )
  })

  test('a session cookie of one company is worth nothing at another', async ({ assert }) => {
    const acmeClient = await signsIn('admin', 'acme')
    const thief = new TestClient('globex')
    for (const [name, value] of acmeClient.cookies) thief.cookies.set(name, value)
    assert.equal((await thief.get('/api/users')).status, 401)
  })

  test('without the CSRF token the sign-in is refused', async ({ assert }) => {
    const answer = await new TestClient('acme').post('/api/session', {
      email: 'admin@acme.test',
      password: DEMO_PASSWORD,
    })
    assert.equal(answer.status, 403)
    assert.equal(answer.body.code, 'E_CSRF')
  })

  test('after five wrong passwords the account waits, and says how long; another account does not', async ({
    assert,
  }) => {
    const client = await visitor()
    for (let i = 0; i < 5; i++)
      await client.post('/api/session', { email: 'admin@acme.test', password: 'wrong-password' })
    const answer = await client.post('/api/session', {
      email: 'admin@acme.test',
      password: DEMO_PASSWORD,
    })
    assert.equal(answer.status, 429)
    assert.equal(answer.body.code, 'E_TOO_MANY_REQUESTS')
    assert.isAbove(Number(answer.headers['retry-after']), 0)
    assert.equal(
      (await client.post('/api/session', { email: 'viewer@acme.test', password: DEMO_PASSWORD }))
        .status,
      200
    )
  })

  test('right passwords in the same moment are all let in, also among wrong ones while a try is left', async ({
    assert,
  }) => {
    const signIns = async (passwords: string[]) => {
      const clients = await Promise.all(passwords.map(() => visitor()))
      const answers = await Promise.all(
        passwords.map((password, at) =>
          clients[at].post('/api/session', { email: 'hr@acme.test', password })
        )
      )
      return answers.map(({ status }) => status)
    }
    const right = Array.from({ length: 12 }, () => DEMO_PASSWORD)
    assert.deepEqual(
      await signIns(right),
      right.map(() => 200)
    )
    assert.deepEqual(await signIns(['one', 'two', 'three', 'four', ...right]), [
      ...[401, 401, 401, 401],
      ...right.map(() => 200),
    ])
  })

  test('signing out ends the session', async ({ assert }) => {
    const client = await signsIn('admin')
    assert.equal((await client.delete('/api/session')).status, 204)
    assert.equal((await client.get('/api/users')).status, 401)
  })

  test('an answer still under way does not undo a sign-in: a call that changes nothing writes no session cookie', async ({
    assert,
  }) => {
    const client = await visitor()
    const before = new Map(client.cookies)
    await client.post('/api/session', { email: 'admin@acme.test', password: DEMO_PASSWORD })
    const late = await client.get('/api/out/company', {
      headers: { cookie: [...before].map((pair) => pair.join('=')).join('; ') },
    })
    assert.equal(late.status, 200)
    assert.deepEqual(
      [late.headers['set-cookie']].flat().map((cookie) => cookie!.split('=')[0]),
      ['XSRF-TOKEN']
    )
    assert.equal((await client.get('/api/users')).status, 200)
  })

  test('the cookie of a session that ended opens nothing, even when an answer under way wrote it once more', async ({
    assert,
  }) => {
    const client = await signsIn('admin')
    const late = new TestClient('acme')
    for (const [name, value] of client.cookies) late.cookies.set(name, value)
    await client.delete('/api/session')
    assert.equal((await late.get('/api/users')).status, 401)
    assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('user_sessions')), 0)
  })

  test('a session ends after two hours without a use, after thirty days where it is remembered, and a use moves the end on', async ({
    assert,
  }) => {
    const client = await signsIn('admin')
    const endsIn = async () => {
      const [row] = await inTenant(acme.id, (trx) => trx.from('user_sessions'))
      return Math.round((row.ends_at.getTime() - Date.now()) / 60_000)
    }
    const setEnd = (minutes: number) =>
      inTenant(acme.id, (trx) =>
        trx.from('user_sessions').update({ ends_at: new Date(Date.now() + minutes * 60_000) })
      )
    assert.equal(await endsIn(), 120)
    await setEnd(30)
    assert.equal((await client.get('/api/users')).status, 200)
    assert.equal(await endsIn(), 120)
    await setEnd(-1)
    assert.equal((await client.get('/api/users')).status, 401)
    const credentials = { email: 'hr@acme.test', password: DEMO_PASSWORD, rememberMe: true }
    await inTenant(acme.id, (trx) => trx.from('user_sessions').delete())
    assert.equal((await client.post('/api/session', credentials)).status, 200)
    assert.equal(await endsIn(), 30 * 24 * 60)
  })

  test('one good account does not buy its owner more guesses at others from the same address', async ({
    assert,
  }) => {
    const client = await visitor()
    const guess = (i: number) =>
      client.post('/api/session', { email: `nobody-${i}@acme.test`, password: 'wrong-password' })
    for (let i = 0; i < 29; i++) assert.equal((await guess(i)).status, 401)
    const good = { email: 'admin@acme.test', password: DEMO_PASSWORD }
    assert.equal((await client.post('/api/session', good)).status, 200)
    assert.equal((await guess(29)).status, 401)
    assert.equal((await guess(30)).status, 429)
  })

  test('a deactivated account is out at its next request', async ({ assert }) => {
    const client = await signsIn('hr')
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'hr@acme.test').update({ deactivated_at: new Date() })
    )
    assert.equal((await client.get('/api/users')).status, 401)
  })

  test('a refused sign-in leaves no trace in the tables of the company', async ({ assert }) => {
    const client = await visitor()
    await client.post('/api/session', { email: 'admin@acme.test', password: 'wrong-password' })
    assert.lengthOf(
      await inTenant(acme.id, (trx) => trx.from('audit_log').where('event', 'user.signed_in')),
      0
    )
    assert.isAbove((await db.from('rate_limits')).length, 0)
  })
})

test.group('API tokens', (group) => {
  let acme: TestCompany
  group.each.setup(async () => {
    acme = (await freshCompanies()).acme
  })

  test('e-mail and password give a token that works without a session or CSRF, until it is revoked', async ({
    assert,
  }) => {
    const made = await new TestClient('acme').post('/api/tokens', {
      email: 'payroll@acme.test',
      password: DEMO_PASSWORD,
      name: 'laptop',
    })
    assert.equal(made.status, 201)
    const program = new TestClient('acme', { authorization: `Bearer ${made.body.token}` })
    assert.equal((await program.get('/api/users')).body.email, 'payroll@acme.test')
    const listed = await program.get('/api/tokens')
    assert.deepEqual(
      listed.body.data.map((token: { name: string }) => token.name),
      ['laptop']
    )
    assert.equal((await program.delete(`/api/tokens/${made.body.id}`)).status, 200)
    assert.equal((await program.get('/api/users')).status, 401)
  })

  test('another user’s token is as unknown as one that never was', async ({ assert }) => {
    const made = await new TestClient('acme').post('/api/tokens', {
      email: 'payroll@acme.test',
      password: DEMO_PASSWORD,
      name: 'laptop',
    })
    const other = await signsIn('admin')
    assert.equal((await other.delete(`/api/tokens/${made.body.id}`)).status, 404)
    assert.equal((await other.delete(`/api/tokens/${randomUUID()}`)).status, 404)
  })

  test('a token of one company is worth nothing at another, nor is a made-up one', async ({
    assert,
  }) => {
    const made = await new TestClient('acme').post('/api/tokens', {
      email: 'payroll@acme.test',
      password: DEMO_PASSWORD,
      name: 'laptop',
    })
    assert.equal(
      (
        await new TestClient('globex', { authorization: `Bearer ${made.body.token}` }).get(
          '/api/users'
        )
      ).status,
      401
    )
    assert.equal(
      (
        await new TestClient('acme', { authorization: 'Bearer brm_bm90aGluZw.bm90aGluZw' }).get(
          '/api/users'
        )
      ).status,
      401
    )
  })

  test('the secret is stored as a hash only', async ({ assert }) => {
    const made = await new TestClient('acme').post('/api/tokens', {
      email: 'payroll@acme.test',
      password: DEMO_PASSWORD,
      name: 'laptop',
    })
    const rows = await inTenant(acme.id, (trx) => trx.from('auth_access_tokens'))
    assert.lengthOf(rows, 1)
    assert.notInclude(JSON.stringify(rows), made.body.token)
  })
})

test.group('Own account', (group) => {
  group.each.setup(async () => {
    await freshCompanies()
  })

  test('anonymous: refused; allowed: the name and language change in the database', async ({
    assert,
  }) => {
    assert.equal((await (await visitor()).put('/api/users', { language: 'nl' })).status, 401)
    const client = await signsIn('viewer')
    const answer = await client.put('/api/users', { language: 'nl', displayName: 'Vera' })
    assert.equal(answer.status, 200)
    assert.equal((await client.get('/api/users')).body.displayName, 'Vera')
  })

  test('no user gives themselves a role', async ({ assert }) => {
    const client = await signsIn('viewer')
    await client.put('/api/users', { role: 'ADMINISTRATOR' })
    assert.equal((await client.get('/api/users')).body.role, 'VIEWER')
  })
})
