import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { postAccessLinks } from '#tests/helpers/access_links'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, TestClient, visitor } from '#tests/helpers/client'

const GOOD = 'girafe orange pluie'

test.group('A forgotten password', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    return () => mail.restore()
  })

  const ask = (client: TestClient, email = 'hr@acme.test') =>
    client.post('/api/new-passwords', { email })
  const use = (client: TestClient, secret: string, password = GOOD) =>
    client.post('/api/new-passwords/use', { secret, password })
  const signIn = (client: TestClient, password: string) =>
    client.post('/api/session', { email: 'hr@acme.test', password })
  const passwords = () =>
    inTenant(acme.id, (trx) => trx.from('users').select('email', 'password').orderBy('email'))

  test('is replaced by the mailed link, once, from any browser; every session of the person ends, and no other', async ({
    assert,
  }) => {
    const open = await signedIn('hr')
    const colleague = await signedIn('payroll')
    assert.equal((await ask(await visitor())).status, 204)
    const { secret, text } = await postAccessLinks(acme)
    assert.include(text, '/fr/login/reset-password#')
    const client = await visitor()
    assert.equal((await use(client, secret)).status, 204)
    assert.equal((await open.get('/api/users')).status, 401)
    assert.equal((await colleague.get('/api/users')).status, 200)
    assert.equal((await client.get('/api/users')).status, 401)
    assert.equal((await signIn(client, DEMO_PASSWORD)).status, 401)
    assert.equal((await signIn(client, GOOD)).status, 200)
    assert.equal((await use(await visitor(), secret)).body.code, 'E_LINK_GONE')
    const events = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'user.password_changed')
    )
    assert.lengthOf(events, 1)
  })

  test('an unknown address gets the same answer and no mail', async ({ assert }) => {
    const known = await ask(await visitor())
    const unknown = await ask(await visitor(), 'nobody@acme.test')
    assert.equal(unknown.status, known.status)
    assert.equal(unknown.raw.toString(), known.raw.toString())
    assert.lengthOf((await postAccessLinks(acme)).sent, 1)
  })

  test('a weak password is refused at its field with a reason, and the link stays good', async ({
    assert,
  }) => {
    await ask(await visitor())
    const { secret } = await postAccessLinks(acme)
    const client = await visitor()
    const before = await passwords()
    for (const [password, code] of [
      ['court', 'short'],
      ['motdepasse2026!', 'common'],
      ['Nadia-Haddad-2026', 'derived'],
      ['acme_belgium_1', 'derived'],
    ]) {
      const answer = await use(client, secret, password)
      assert.equal(answer.status, 422, password)
      assert.containsSubset(answer.body.errors, [{ path: 'password', code }])
    }
    assert.deepEqual(await passwords(), before)
    assert.equal((await use(client, secret)).status, 204)
  })

  test('a made-up, an expired and a sign-in link change nothing', async ({ assert }) => {
    const client = await visitor()
    const before = await passwords()
    assert.equal((await use(client, 'made-up')).status, 401)
    await client.post('/api/session/links', { email: 'hr@acme.test' })
    assert.equal((await use(client, (await postAccessLinks(acme)).secret)).status, 401)
    await ask(client)
    const { secret } = await postAccessLinks(acme)
    await inTenant(acme.id, (trx) => trx.from('access_links').update({ expires_at: new Date() }))
    assert.equal((await use(client, secret)).status, 401)
    assert.deepEqual(await passwords(), before)
  })

  test('a new password ends the links that were on their way', async ({ assert }) => {
    const client = await visitor()
    await client.post('/api/session/links', { email: 'hr@acme.test' })
    const { secret: signInSecret } = await postAccessLinks(acme)
    await ask(client)
    await use(client, (await postAccessLinks(acme)).secret)
    const late = await client.post('/api/session/links/use', { secret: signInSecret })
    assert.equal(late.body.code, 'E_LINK_GONE')
  })

  test('without the CSRF token nothing is asked or changed, and the other company stays untouched', async ({
    assert,
  }) => {
    const before = await checksumOf(globex.id)
    assert.equal((await ask(new TestClient('acme'))).body.code, 'E_CSRF')
    await ask(await visitor())
    const { secret } = await postAccessLinks(acme)
    assert.equal((await use(new TestClient('acme'), secret)).body.code, 'E_CSRF')
    assert.equal((await use(await visitor('globex'), secret)).status, 401)
    assert.equal(await checksumOf(globex.id), before)
  })
})
