import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { TestClient, visitor } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { queuedMails } from '#tests/helpers/mails'
import { candidateOf } from '#tests/helpers/offers'
import { inPortal, portalLinkOf } from '#tests/helpers/portal'

const EMAIL = 'zoe@example.test'

test.group('Signing in to the worker’s portal', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let workerId: string
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    workerId = await candidateOf(acme)
  })
  const ask = (client: TestClient, email = EMAIL) =>
    client.post('/api/worker-portal/links', { email, rememberMe: true })
  const use = (client: TestClient, body: object) =>
    client.post('/api/worker-portal/links/use', body)
  const me = (client: TestClient) => client.get('/api/worker-portal/worker')
  const events = (event: string) =>
    inTenant(acme.id, (trx) => trx.from('audit_log').where({ event }))

  test('a mailed link opens a session in the browser that asked, once; the mail holds no figure', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const client = await visitor()
    assert.equal((await me(client)).status, 401)
    assert.equal((await ask(client)).status, 204)
    const { secret, mail } = await portalLinkOf(acme)
    assert.deepEqual(mail.to, [EMAIL])
    assert.include(String(mail.text), `http://acme.localhost:${process.env.PORT}/fr/w/login#`)
    assert.notMatch(String(mail.text), /€/)
    const again = new TestClient('acme')
    for (const [name, value] of client.cookies) again.cookies.set(name, value)
    const answer = await use(client, { secret })
    assert.equal(answer.status, 200, String(answer.raw))
    assert.deepEqual(answer.body, { language: 'fr' })
    const { body, headers } = await me(client)
    assert.deepInclude(body, {
      id: workerId,
      firstName: 'Zoé',
      rewardStatements: [],
      unreadAnswers: 0,
    })
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal((await client.get('/api/worker-portal/company')).body.name, 'Acme Belgium')
    assert.equal((await use(again, { secret })).body.code, 'E_LINK_GONE')
    assert.lengthOf(await events('portal.signed_in'), 1)
    const [session] = await inTenant(acme.id, (trx) => trx.from('portal_sessions'))
    assert.isTrue(session.remembered)
    assert.notInclude(JSON.stringify(session), client.cookies.get('barema_portal')!)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('opened elsewhere it opens nothing and stays good; its code, typed where it was asked for, does', async ({
    assert,
  }) => {
    const client = await visitor()
    await ask(client)
    const { secret, code } = await portalLinkOf(acme)
    assert.equal((await use(await visitor(), { secret })).body.code, 'E_OTHER_BROWSER')
    assert.equal((await use(await visitor(), { code })).body.code, 'E_INVALID_CODE')
    assert.equal((await use(client, { code })).status, 200)
    assert.equal((await me(client)).status, 200)
  })

  test('the link leads back to the page that was asked for, and to no other address', async ({
    assert,
  }) => {
    const client = await visitor()
    const page = '/w/reward/0192f0c1-7d3a-7c8e-9b1a-1f2e3d4c5b6a'
    const asks = (returnUrl: string) =>
      client.post('/api/worker-portal/links', { email: EMAIL, returnUrl })
    for (const other of [
      'https://evil.example/w/',
      '//evil.example',
      '/packages',
      '/w/login',
      'x',
    ]) {
      const refused = await asks(other)
      assert.equal(refused.status, 422, other)
      assert.equal(refused.body.errors[0].path, 'returnUrl')
    }
    assert.lengthOf(await queuedMails(acme, 'portal-link'), 0)
    assert.equal((await asks(page)).status, 204)
    const { secret, mail } = await portalLinkOf(acme)
    assert.include(
      String(mail.text),
      `/fr/w/login?return_url=${encodeURIComponent(page)}#${secret}`
    )
    assert.equal((await use(client, { secret })).status, 200)
  })

  test('an unknown address gets the same answer and the same work, but no mail', async ({
    assert,
  }) => {
    const seen = []
    for (const email of [EMAIL, 'nobody@example.test', 'zoe@globex.test']) {
      const { status, raw } = await ask(await visitor(), email)
      seen.push([status, String(raw)])
    }
    assert.deepEqual(seen, [
      [204, ''],
      [204, ''],
      [204, ''],
    ])
    assert.lengthOf(await queuedMails(acme, 'portal-link'), 3)
    const { mail } = await portalLinkOf(acme)
    assert.deepEqual(mail.to, [EMAIL])
    assert.isNull(
      (await inTenant(acme.id, (trx) => trx.from('portal_links').orderBy('id', 'desc')))[0]
        .worker_id
    )
  })

  test('two people with one address are neither of them', async ({ assert }) => {
    await candidateOf(acme, { first_name: 'Léa' })
    await ask(await visitor())
    const [link] = await inTenant(acme.id, (trx) => trx.from('portal_links'))
    assert.isNull(link.worker_id)
  })

  test('links are not tried out: five wrong ones of a browser, and five mails of an address', async ({
    assert,
  }) => {
    const client = await visitor()
    await ask(client)
    await portalLinkOf(acme)
    for (let i = 0; i < 5; i++)
      assert.equal((await use(client, { code: 'aaaa-aaaa' })).body.code, 'E_INVALID_CODE')
    const { code } = await portalLinkOf(acme).catch(() => ({ code: 'bbbb-bbbb' }))
    assert.equal((await use(client, { code })).status, 401)
    for (let i = 0; i < 4; i++) assert.equal((await ask(client)).status, 204)
    assert.equal((await ask(client)).status, 429)
  })

  test('an address that is wrong is refused with a sentence, unknown fields by their name', async ({
    assert,
  }) => {
    const client = await visitor()
    const refused = await ask(client, 'zoe')
    assert.equal(refused.status, 422)
    assert.equal(refused.body.errors[0].path, 'email')
    const unknown = await client.post('/api/worker-portal/links', { email: EMAIL, password: 'x' })
    assert.equal(unknown.body.errors[0].path, 'password')
  })

  test('the session ends with the sign-out, with another address, and with time', async ({
    assert,
  }) => {
    const client = await inPortal(acme, EMAIL)
    const kept = new TestClient('acme')
    for (const [name, value] of client.cookies) kept.cookies.set(name, value)
    assert.equal((await client.delete('/api/worker-portal/session')).status, 204)
    assert.equal((await me(kept)).status, 401)
    assert.lengthOf(await events('portal.signed_out'), 1)

    const other = await inPortal(acme, EMAIL, '192.0.2.8')
    await inTenant(acme.id, (trx) =>
      trx.from('workers').where({ id: workerId }).update({ email: 'zoe.new@example.test' })
    )
    assert.equal((await me(other)).status, 401)

    const third = await inPortal(acme, 'zoe.new@example.test', '192.0.2.9')
    await inTenant(acme.id, (trx) =>
      trx.from('portal_sessions').update({ ends_at: new Date(Date.now() - 1000) })
    )
    assert.equal((await me(third)).status, 401)
  })

  test('a session of one company is none at another', async ({ assert }) => {
    const client = await inPortal(acme, EMAIL)
    const elsewhere = await visitor('globex')
    elsewhere.cookies.set('barema_portal', client.cookies.get('barema_portal')!)
    assert.equal((await me(elsewhere)).status, 401)
  })
})
