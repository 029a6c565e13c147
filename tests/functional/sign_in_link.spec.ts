import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import { slugOfHost } from '#modules/shared/tenancy/resolve_company'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { TestClient, visitor } from '#tests/helpers/client'
import { postAccessLinks } from '#tests/helpers/access_links'

test.group('The sign-in link', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    return () => mail.restore()
  })

  const linksOf = () => inTenant(acme.id, (trx) => trx.from('access_links').orderBy('id'))
  const ask = (client: TestClient, email = 'hr@acme.test') =>
    client.post('/api/session/links', { email, rememberMe: true })
  const open = (client: TestClient, body: object) => client.post('/api/session/links/use', body)

  const post = () => postAccessLinks(acme)

  test('opens a session in the browser that asked, once, and remembers what was chosen there', async ({
    assert,
  }) => {
    const client = await visitor()
    assert.equal((await ask(client)).status, 204)
    const { secret, sent, text } = await post()
    assert.deepEqual(sent[0].to, ['hr@acme.test'] as never)
    assert.include(text, `http://acme.localhost:${process.env.PORT}/fr/login/magic#`)
    const again = new TestClient('acme')
    for (const [name, value] of client.cookies) again.cookies.set(name, value)
    const answer = await open(client, { secret })
    assert.equal(answer.status, 200)
    assert.equal(answer.body.user.email, 'hr@acme.test')
    assert.equal((await client.get('/api/users')).status, 200)
    const second = await open(again, { secret })
    assert.equal(second.status, 401)
    assert.equal(second.body.code, 'E_LINK_GONE')
    const [session] = await inTenant(acme.id, (trx) => trx.from('user_sessions'))
    assert.isTrue(session.remembered)
    const [event] = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'user.signed_in')
    )
    assert.equal(event.details.way, 'link')
  })

  test('opened elsewhere it opens nothing and stays good; its code, typed where it was asked for, does', async ({
    assert,
  }) => {
    const client = await visitor()
    await ask(client)
    const { secret, code } = await post()
    const elsewhere = await open(await visitor(), { secret })
    assert.equal(elsewhere.status, 403)
    assert.equal(elsewhere.body.code, 'E_OTHER_BROWSER')
    assert.equal((await open(await visitor(), { code })).body.code, 'E_INVALID_CODE')
    assert.equal((await open(client, { code })).status, 200)
  })

  test('an unknown address and a closed account get the same answer and the same work, but no mail', async ({
    assert,
  }) => {
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'viewer@acme.test').update({ deactivated_at: new Date() })
    )
    const seen = []
    for (const email of ['hr@acme.test', 'nobody@acme.test', 'viewer@acme.test']) {
      const { status, raw, headers } = await ask(await visitor(), email)
      seen.push({ status, body: raw.toString(), cookies: headers['set-cookie']?.length })
    }
    assert.deepEqual(seen[1], seen[0])
    assert.deepEqual(seen[2], seen[0])
    assert.lengthOf(await linksOf(), 3)
    assert.lengthOf((await post()).sent, 1)
  })

  test('ends after a quarter of an hour', async ({ assert }) => {
    const client = await visitor()
    await ask(client)
    const { secret, code } = await post()
    const [{ expires_at: end }] = await linksOf()
    assert.closeTo(end.getTime(), Date.now() + 15 * 60_000, 30_000)
    await inTenant(acme.id, (trx) => trx.from('access_links').update({ expires_at: new Date() }))
    assert.equal((await open(client, { secret })).body.code, 'E_LINK_GONE')
    assert.equal((await open(client, { code })).body.code, 'E_INVALID_CODE')
  })

  test('an account that was closed meanwhile stays closed', async ({ assert }) => {
    const client = await visitor()
    await ask(client)
    const { secret } = await post()
    await inTenant(acme.id, (trx) => trx.from('users').update({ deactivated_at: new Date() }))
    assert.equal((await open(client, { secret })).status, 401)
    assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('user_sessions')), 0)
  })

  test('neither secret nor code stands in the database, and the outbox holds an id only', async ({
    assert,
  }) => {
    const client = await visitor()
    await ask(client)
    const { secret, code } = await post()
    const stored = JSON.stringify([
      await linksOf(),
      await inTenant(acme.id, (trx) => trx.from('outbox')),
    ])
    assert.notInclude(stored, secret)
    for (const typed of [code, code.replace('-', '')]) assert.notInclude(stored, typed)
    assert.notInclude(stored, 'hr@acme.test')
  })

  test('the mail leaves once, however often the queue tries', async ({ assert }) => {
    await ask(await visitor())
    assert.lengthOf((await post()).sent, 1)
    assert.lengthOf((await post()).sent, 0)
  })

  test('a person has one open link in a browser: the one before opens nothing, nor its code, and others have theirs', async ({
    assert,
  }) => {
    const client = await visitor()
    await ask(client)
    const first = await post()
    const other = await visitor()
    await ask(other)
    const theirs = await post()
    await ask(client)
    const last = await post()
    assert.equal((await open(client, { secret: first.secret })).body.code, 'E_LINK_GONE')
    assert.equal((await open(client, { code: first.code })).body.code, 'E_INVALID_CODE')
    assert.equal((await open(client, { code: last.code })).status, 200)
    assert.equal((await open(other, { secret: theirs.secret })).status, 200)
  })

  test('asked for five times in the same moment one link is open; a mail that was overtaken does not leave', async ({
    assert,
  }) => {
    const client = await visitor()
    await ask(client)
    await Promise.all(Array.from({ length: 4 }, () => ask(client)))
    assert.lengthOf(
      (await linksOf()).filter(({ used_at: used }) => used === null),
      1
    )
    assert.lengthOf((await post()).sent, 1)
  })

  test('the code of a link for another user is not tried with it: only the last one of the browser', async ({
    assert,
  }) => {
    const client = await visitor()
    await ask(client, 'admin@acme.test')
    const { code } = await post()
    await ask(client, 'hr@acme.test')
    await post()
    assert.equal((await open(client, { code })).body.code, 'E_INVALID_CODE')
    const tries = (await linksOf()).map((link) => link.tries)
    assert.deepEqual(tries, [0, 1])
  })

  test('a code is typed with or without its hyphen, in any case; the link that fails elsewhere is not used up', async ({
    assert,
  }) => {
    for (const typed of [
      (code: string) => code.replace('-', ''),
      (code: string) => ` ${code.toUpperCase().replace('-', ' – ')}\n`,
    ]) {
      const client = await visitor()
      await ask(client)
      const { code, secret } = await post()
      assert.match(code, /^[a-hj-km-np-z2-9]{4}-[a-hj-km-np-z2-9]{4}$/)
      for (let i = 0; i < 6; i++)
        assert.equal((await open(await visitor(), { secret })).body.code, 'E_OTHER_BROWSER')
      assert.equal((await open(client, { code: typed(code) })).status, 200)
    }
  })

  test('a code is not tried out: after five wrong ones it is void, and a new mail brings another', async ({
    assert,
  }) => {
    const client = await visitor()
    await ask(client)
    const { code } = await post()
    for (let i = 0; i < 5; i++)
      assert.equal((await open(client, { code: 'aaaa-aaaa' })).status, 401)
    assert.equal((await open(client, { code })).body.code, 'E_INVALID_CODE')
    await ask(client)
    assert.equal((await open(client, { code: (await post()).code })).status, 200)
  })

  test('five mails a quarter of an hour for an address, whether or not it has an account', async ({
    assert,
  }) => {
    const client = await visitor()
    for (const email of ['hr@acme.test', 'nobody@acme.test']) {
      for (let i = 0; i < 5; i++) assert.equal((await ask(client, email)).status, 204)
      assert.equal((await ask(client, email)).status, 429)
    }
  })

  test('a link of one company opens nothing at another, which stays untouched', async ({
    assert,
  }) => {
    const before = await checksumOf(globex.id)
    const client = await visitor()
    await ask(client)
    const { secret } = await post()
    const thief = await visitor('globex')
    for (const [name, value] of client.cookies) thief.cookies.set(name, value)
    assert.equal((await open(thief, { secret })).status, 401)
    assert.equal(await checksumOf(globex.id), before)
  })

  test('a made-up Host or forwarded host does not move the link elsewhere', async ({ assert }) => {
    for (const name of ['x-forwarded-host', 'host']) {
      const headers = { [name]: 'acme.localhost:6666' }
      const client = await visitor()
      const body = { email: 'hr@acme.test' }
      assert.equal((await client.post('/api/session/links', body, { headers })).status, 204)
      const { text } = await post()
      assert.include(text, `http://acme.localhost:${process.env.PORT}/fr/`)
      assert.notInclude(text, '6666')
    }
    for (const host of ['acme.localhost.evil.example', 'evil.example', 'acme.evil.example'])
      assert.isNull(slugOfHost(host, 'localhost'), host)
    const strange = new TestClient('acme.evil')
    assert.equal((await strange.get('/api/out/company')).status, 404)
  })

  test('without the CSRF token no mail is asked for', async ({ assert }) => {
    assert.equal((await ask(new TestClient('acme'))).body.code, 'E_CSRF')
    assert.lengthOf(await linksOf(), 0)
  })

  test('a name with a line break starts no second header', async ({ assert }) => {
    await inTenant(acme.id, (trx) =>
      trx.from('companies').update({ name: 'Acme\r\nBcc: thief@evil.example' })
    )
    await ask(await visitor())
    const { sent } = await post()
    assert.notMatch(String(sent[0].subject), /[\r\n]/)
    assert.isUndefined(sent[0].bcc)
  })
})
