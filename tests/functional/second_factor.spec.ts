import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { postAccessLinks } from '#tests/helpers/access_links'
import { authenticator, turnOnSecondFactor } from '#tests/helpers/authenticator'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signsIn, TestClient, visitor } from '#tests/helpers/client'

const credentials = { email: 'hr@acme.test', password: DEMO_PASSWORD }

test.group('The second factor', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    return () => mail.restore()
  })

  const rows = (table: string) => inTenant(acme.id, (trx) => trx.from(table))
  const step = (client: TestClient, code: string) =>
    client.post('/api/session/second-factor', { code })

  test('after the password a session waits and opens nothing; the app’s code makes it a trusted one', async ({
    assert,
  }) => {
    const { app } = await turnOnSecondFactor(await signsIn('hr'))
    const client = await visitor()
    const first = await client.post('/api/session', { ...credentials, rememberMe: true })
    assert.equal(first.status, 200)
    assert.deepEqual(first.body, { secondFactor: ['TOTP'] })
    assert.equal((await client.get('/api/users')).status, 401)
    const waiting = (await rows('user_sessions')).find((row) => row.awaits_second_factor)
    const second = await step(client, app.code())
    assert.equal(second.status, 200)
    assert.equal(second.body.user.email, 'hr@acme.test')
    assert.equal((await client.get('/api/users')).status, 200)
    const sessions = await rows('user_sessions')
    assert.isEmpty(sessions.filter((row) => row.awaits_second_factor || row.id === waiting.id))
    assert.isTrue(sessions.some((row) => row.remembered))
  })

  test('it is asked after the mailed link too', async ({ assert }) => {
    const { app } = await turnOnSecondFactor(await signsIn('hr'))
    const client = await visitor()
    await client.post('/api/session/links', { email: 'hr@acme.test' })
    const { secret } = await postAccessLinks(acme)
    const first = await client.post('/api/session/links/use', { secret })
    assert.deepEqual(first.body, { secondFactor: ['TOTP'] })
    assert.equal((await client.get('/api/users')).status, 401)
    assert.equal((await step(client, app.code())).status, 200)
    const events = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'user.signed_in').orderBy('id', 'desc')
    )
    assert.deepEqual(events[0].details, { way: 'link', factor: 'TOTP' })
  })

  test('a code opens once, a recovery code too, and how it is typed does not matter', async ({
    assert,
  }) => {
    const { app, recoveryCodes } = await turnOnSecondFactor(await signsIn('hr'))
    assert.lengthOf(recoveryCodes, 10)
    const signIn = async (code: string) => {
      const client = await visitor()
      await client.post('/api/session', credentials)
      return (await step(client, code)).status
    }
    const code = app.code()
    assert.equal(await signIn(code), 200)
    assert.equal(await signIn(code), 401)
    assert.equal(await signIn(recoveryCodes[3].toUpperCase().replace('-', ' ')), 200)
    assert.equal(await signIn(recoveryCodes[3]), 401)
    assert.equal((await (await owner(app)).get('/api/second-factor')).body.recoveryCodes, 9)
  })

  /** Signs in with the code of the half minute to come. */
  async function owner(app: ReturnType<typeof authenticator>) {
    const client = await visitor()
    await client.post('/api/session', credentials)
    await step(client, app.code(1))
    return client
  }

  test('six digits are not tried out: after five wrong ones the right one waits, also after the password is typed again', async ({
    assert,
  }) => {
    const { app } = await turnOnSecondFactor(await signsIn('hr'))
    const client = await visitor()
    const wrong = ['000000', '111111'].find(
      (code) => ![-1, 0, 1].some((n) => app.code(n) === code)
    )!
    await client.post('/api/session', credentials)
    for (let i = 0; i < 5; i++) assert.equal((await step(client, wrong)).status, 401)
    assert.equal((await step(client, app.code())).status, 429)
    const again = await visitor()
    await again.post('/api/session', credentials)
    assert.equal((await step(again, app.code())).status, 429)
  })

  test('without the first proof there is no second step, nor ten minutes later, nor for a closed account', async ({
    assert,
  }) => {
    const { app } = await turnOnSecondFactor(await signsIn('hr'))
    assert.equal((await step(await visitor(), app.code())).status, 401)
    const late = await visitor()
    await late.post('/api/session', credentials)
    await inTenant(acme.id, (trx) => trx.from('user_sessions').update({ ends_at: new Date() }))
    assert.equal((await step(late, app.code())).status, 401)
    const closed = await visitor()
    await closed.post('/api/session', credentials)
    await inTenant(acme.id, (trx) => trx.from('users').update({ deactivated_at: new Date() }))
    assert.equal((await step(closed, app.code())).status, 401)
  })

  test('turning it on takes a first code; until then nothing is asked', async ({ assert }) => {
    const client = await signsIn('hr')
    const started = await client.post('/api/second-factor')
    assert.equal(started.status, 201)
    assert.match(started.body.uri, /^otpauth:\/\/totp\/Barema%20Acme%20Belgium:hr%40acme\.test\?/)
    assert.match(started.body.svg, /^<svg /)
    assert.isFalse((await client.get('/api/second-factor')).body.enabled)
    assert.isDefined((await (await visitor()).post('/api/session', credentials)).body.user)
    const wrong = await client.post('/api/second-factor/confirmation', { code: 'abcdef' })
    assert.equal(wrong.status, 422)
    const { code } = authenticator(started.body.secret)
    const on = await client.post('/api/second-factor/confirmation', { code: code() })
    assert.equal(on.status, 200)
    assert.deepEqual((await client.get('/api/second-factor')).body, {
      enabled: true,
      app: true,
      phone: null,
      smsAvailable: true,
      recoveryCodes: 10,
    })
    const again = await client.post('/api/second-factor')
    assert.equal(again.status, 409)
  })

  test('new recovery codes end those before, and it is written down', async ({ assert }) => {
    const path = '/api/second-factor/recovery-codes'
    const client = await signsIn('hr')
    assert.equal((await client.post(path)).status, 404)
    const { app, recoveryCodes: old } = await turnOnSecondFactor(client)
    const renewed = await client.post(path)
    assert.equal(renewed.status, 200)
    assert.equal(renewed.headers['cache-control'], 'no-store')
    const fresh = renewed.body.recoveryCodes as string[]
    assert.lengthOf(new Set([...old, ...fresh]), 20)
    assert.notInclude(JSON.stringify(await rows('recovery_codes')), fresh[0])
    assert.equal((await client.get('/api/second-factor')).body.recoveryCodes, 10)
    const events = (await rows('audit_log')).map(({ event }) => event)
    assert.include(events, 'second_factor.codes_renewed')
    for (const [code, status] of [
      [old[0], 401],
      [fresh[0], 200],
      [app.code(1), 200],
    ] as const) {
      const next = await visitor()
      await next.post('/api/session', credentials)
      assert.equal((await step(next, code)).status, status)
    }
  })

  test('turning it off forgets secret and recovery codes', async ({ assert }) => {
    const client = await signsIn('hr')
    assert.equal((await client.post('/api/second-factor/removal')).status, 404)
    await turnOnSecondFactor(client)
    assert.equal((await client.post('/api/second-factor/removal')).status, 204)
    assert.isEmpty([...(await rows('second_factors')), ...(await rows('recovery_codes'))])
    assert.isDefined((await (await visitor()).post('/api/session', credentials)).body.user)
  })

  test('anonymous: refused; a colleague’s and another company’s stay as they are', async ({
    assert,
  }) => {
    const before = await checksumOf(globex.id)
    const stranger = await visitor()
    for (const path of ['', '/confirmation', '/removal', '/recovery-codes'])
      assert.equal(
        (await stranger.post(`/api/second-factor${path}`, { code: '123456' })).status,
        401
      )
    await turnOnSecondFactor(await signsIn('hr'))
    assert.isFalse((await (await signsIn('payroll')).get('/api/second-factor')).body.enabled)
    assert.equal(await checksumOf(globex.id), before)
    assert.equal((await step(new TestClient('acme'), '123456')).body.code, 'E_CSRF')
  })

  test('neither secret nor recovery code stands in the tables or the log as it is', async ({
    assert,
  }) => {
    const { recoveryCodes, started } = await turnOnSecondFactor(await signsIn('hr'))
    const stored = JSON.stringify([
      await rows('second_factors'),
      await rows('recovery_codes'),
      await rows('audit_log'),
    ])
    for (const secret of [started.secret, ...recoveryCodes, recoveryCodes[0].replace('-', '')])
      assert.notInclude(stored, secret)
  })

  test('the password alone gives no API token; with a code it does', async ({ assert }) => {
    const { app } = await turnOnSecondFactor(await signsIn('hr'))
    const ask = (code?: string) =>
      new TestClient('acme').post('/api/tokens', { ...credentials, name: 'laptop', code })
    assert.equal((await ask()).body.code, 'E_SECOND_FACTOR')
    assert.equal((await ask('abcdef')).body.code, 'E_INVALID_CODE')
    assert.equal((await ask(app.code())).status, 201)
  })
})
