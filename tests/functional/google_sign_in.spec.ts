import { test } from '@japa/runner'
import encryption from '@adonisjs/core/services/encryption'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { turnOnSecondFactor } from '#tests/helpers/authenticator'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, TestClient, visitor } from '#tests/helpers/client'
import { chooseAccount, type Choice } from '#tests/helpers/openid'

const HR = { email: 'hr@acme.test' }

test.group('Signing in with Google', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const rows = (table: string, company = acme) =>
    inTenant(company.id, (trx) => trx.from(table).orderBy('id'))
  const front = new TestClient(null)

  /** From the company to the provider's page. */
  const leave = async (client: TestClient, body: object = {}) =>
    (await client.post('/api/session/google', body)).body.url as string

  /** From the provider to where the product's own address leads on. */
  const lead = async (back: URL, headers: Record<string, string> = {}) => {
    const answer = await front.get(back.pathname + back.search, { headers })
    return {
      status: answer.status,
      raw: answer.raw.toString(),
      to: String(answer.headers.location),
    }
  }
  const through = async (client: TestClient, choice: Choice, body?: object) =>
    lead(await chooseAccount(await leave(client, body), choice))

  const ticketOf = (to: string) => new URL(to).hash.slice(1)
  const enter = (client: TestClient, ticket: string) =>
    client.post('/api/session/google/use', { ticket })

  test('the account of a verified address is signed in, remembered as was chosen, and it is written down', async ({
    assert,
  }) => {
    const client = await visitor()
    assert.isTrue((await client.get('/api/out/company')).body.signsInWithGoogle)
    const body = { rememberMe: true, returnUrl: '/packages?category=contracted' }
    const { status, to } = await through(client, { email: 'HR@Acme.test' }, body)
    assert.equal(status, 302)
    const address = new URL(to)
    assert.equal(address.origin, `http://acme.localhost:${process.env.PORT}`)
    assert.equal(address.pathname, '/fr/login/google')
    assert.equal(address.searchParams.get('return_url'), '/packages?category=contracted')
    assert.match(ticketOf(to), /^[\w-]{65}$/)
    const answer = await enter(client, ticketOf(to))
    assert.equal(answer.status, 200)
    assert.equal(answer.body.user.email, 'hr@acme.test')
    assert.equal((await client.get('/api/users')).status, 200)
    assert.isTrue((await rows('user_sessions'))[0].remembered)
    const [event] = (await rows('audit_log')).filter((row) => row.event === 'user.signed_in')
    assert.equal(event.details.way, 'google')
  })

  test('the provider is asked with one fixed address, PKCE, a nonce, the reader’s language and an unreadable state', async ({
    assert,
  }) => {
    const client = await visitor()
    const answer = await client.post('/api/session/google', {}, { headers: { 'x-language': 'nl' } })
    const asked = new URL(answer.body.url).searchParams
    assert.equal(
      asked.get('redirect_uri'),
      `http://localhost:${process.env.PORT}/api/session/google/callback`
    )
    assert.equal(asked.get('code_challenge_method'), 'S256')
    assert.match(asked.get('code_challenge')!, /^[\w-]{43}$/)
    assert.match(asked.get('nonce')!, /^[\w-]{43}$/)
    assert.equal(asked.get('hl'), 'nl')
    assert.equal(asked.get('prompt'), 'select_account')
    assert.equal(asked.get('scope'), 'openid email profile')
    assert.notInclude(Buffer.from(asked.get('state')!, 'base64url').toString(), acme.id)
    const again = new URL(await leave(client)).searchParams
    for (const own of ['state', 'nonce', 'code_challenge'])
      assert.notEqual(again.get(own), asked.get(own), own)
  })

  test('no user is created: an unknown, a closed and another company’s address are told so alike', async ({
    assert,
  }) => {
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'viewer@acme.test').update({ deactivated_at: new Date() })
    )
    const before = await checksumOf(acme.id)
    const other = await checksumOf(globex.id)
    for (const email of ['nobody@acme.test', 'viewer@acme.test', 'hr@globex.test']) {
      const { to } = await through(await visitor(), { email })
      assert.equal(to, `http://acme.localhost:${process.env.PORT}/fr/login/google?error=unknown`)
    }
    assert.equal(await checksumOf(acme.id), before)
    assert.equal(await checksumOf(globex.id), other)
  })

  test('an address that Google does not vouch for opens nothing, and a user who turns back is told so', async ({
    assert,
  }) => {
    const client = await visitor()
    const unverified = await through(client, { ...HR, verified: false })
    assert.include(unverified.to, '/fr/login/google?error=unverified')
    const cancelled = await through(client, 'cancel', { returnUrl: '/team' })
    assert.include(cancelled.to, '/fr/login/google?return_url=%2Fteam&error=cancelled')
    assert.lengthOf(await rows('access_links'), 0)
  })

  test('the second factor still follows', async ({ assert }) => {
    const { app } = await turnOnSecondFactor(await signedIn('hr'))
    const client = await visitor()
    const first = await enter(client, ticketOf((await through(client, HR)).to))
    assert.deepEqual(first.body, { secondFactor: ['TOTP'] })
    assert.equal((await client.get('/api/users')).status, 401)
    const second = await client.post('/api/session/second-factor', { code: app.code() })
    assert.equal(second.status, 200)
    const events = (await rows('audit_log')).filter((row) => row.event === 'user.signed_in')
    assert.deepEqual(events.at(-1).details, { way: 'google', factor: 'TOTP' })
  })

  test('a ticket opens once, for two minutes, and stands in no table as it is', async ({
    assert,
  }) => {
    const client = await visitor()
    const ticket = ticketOf((await through(client, HR)).to)
    const [link] = await rows('access_links')
    assert.notInclude(JSON.stringify(link), ticket)
    assert.closeTo(link.expires_at.getTime(), Date.now() + 2 * 60_000, 30_000)
    const again = copyOf(client)
    assert.equal((await enter(client, ticket)).status, 200)
    assert.equal((await enter(again, ticket)).body.code, 'E_LINK_GONE')

    const late = await visitor()
    const old = ticketOf((await through(late, HR)).to)
    await inTenant(acme.id, (trx) => trx.from('access_links').update({ expires_at: new Date() }))
    assert.equal((await enter(late, old)).body.code, 'E_LINK_GONE')
  })

  test('login CSRF: a ticket, a callback or a page that another person began signs no user in', async ({
    assert,
  }) => {
    // The thief begins as themselves and lures the victim to what comes of it.
    const thief = await visitor()
    const page = await leave(thief)
    const back = await chooseAccount(page, { email: 'viewer@acme.test' })
    const victim = await visitor()
    await leave(victim)
    const ticket = ticketOf((await lead(back)).to)
    const lured = await enter(victim, ticket)
    assert.equal(lured.body.code, 'E_OTHER_BROWSER')
    assert.equal((await enter(await visitor(), ticket)).body.code, 'E_OTHER_BROWSER')

    // The victim chooses their own account on a page that the thief began: the ticket is theirs, in their browser.
    const mine = await chooseAccount(await leave(thief), HR)
    const stolen = await lead(mine)
    assert.equal((await enter(victim, ticketOf(stolen.to))).body.code, 'E_OTHER_BROWSER')
    assert.equal((await victim.get('/api/users')).status, 401)
  })

  test('a code of one attempt is refused in another: PKCE and nonce belong to the state', async ({
    assert,
  }) => {
    const thief = await chooseAccount(await leave(await visitor()), { email: 'viewer@acme.test' })
    const victim = await chooseAccount(await leave(await visitor()), HR)
    victim.searchParams.set('code', thief.searchParams.get('code')!)
    assert.include((await lead(victim)).to, '?error=failed')
  })

  test('a callback answers once: the code is spent', async ({ assert }) => {
    const back = await chooseAccount(await leave(await visitor()), HR)
    assert.notInclude((await lead(back)).to, 'error')
    assert.include((await lead(back)).to, '?error=failed')
  })

  test('a missing, changed, foreign or old state leads nowhere and says what to do', async ({
    assert,
  }) => {
    const back = await chooseAccount(await leave(await visitor()), HR)
    const state = back.searchParams.get('state')!
    const attempt = encryption.use('google').decrypt<object>(state, 'google-sign-in')!
    const states = [
      '',
      'x',
      `${state.slice(0, -4)}AAAA`,
      // Sealed with the same key for another purpose, as a cookie is.
      encryption.use('google').encrypt(attempt, { purpose: 'barema_link' }),
      // Or for the same purpose with the key of cookies.
      encryption.encrypt(attempt, { purpose: 'google-sign-in' }),
      encryption.use('google').encrypt(attempt, { purpose: 'google-sign-in', expiresIn: -1000 }),
    ]
    for (const wrong of states) {
      back.searchParams.set('state', wrong)
      const { status, raw, to } = await lead(back, { 'x-language': 'en' })
      assert.equal(status, 400, wrong)
      assert.equal(to, 'undefined', wrong)
      assert.include(raw, 'sign-in page and start again')
    }
    assert.lengthOf(await rows('access_links'), 0)
  })

  test('no Host and no forwarded host moves the way back, neither to another site nor to another company', async ({
    assert,
  }) => {
    const strange: Record<string, string>[] = [
      { 'x-forwarded-host': 'evil.example' },
      { host: 'evil.localhost' },
      { host: 'globex.localhost' },
      { host: 'localhost:6666' },
    ]
    for (const headers of strange) {
      const client = await visitor()
      const begun = await client.post(
        '/api/session/google',
        {},
        { headers: { host: 'acme.localhost:6666' } }
      )
      const back = await chooseAccount(begun.body.url, HR)
      assert.equal(back.host, `localhost:${process.env.PORT}`)
      const { to } = await lead(back, headers)
      assert.equal(new URL(to).host, `acme.localhost:${process.env.PORT}`)
      assert.equal((await enter(client, ticketOf(to))).status, 200)
    }
    for (const slug of [null, 'acme.evil', 'nobody']) {
      const client = new TestClient(slug)
      for (const [name, value] of (await visitor()).cookies) client.cookies.set(name, value)
      assert.equal((await client.post('/api/session/google', {})).body.code, 'E_UNKNOWN_COMPANY')
    }
  })

  test('what one was going to stays inside the application, and Google’s code goes no further', async ({
    assert,
  }) => {
    const client = await visitor()
    for (const returnUrl of ['//evil.example', 'https://evil.example', '/\\evil.example', 'team'])
      assert.equal((await client.post('/api/session/google', { returnUrl })).status, 422, returnUrl)
    const { to, raw } = await through(client, HR, { returnUrl: '/team?x=1#https://evil.example' })
    assert.notMatch(to + raw, /[?&](code|state)=/)
    const address = new URL(to)
    assert.equal(address.host, `acme.localhost:${process.env.PORT}`)
    assert.equal(address.searchParams.get('return_url'), '/team?x=1#https://evil.example')
    assert.equal((await enter(client, ticketOf(to))).status, 200)
  })

  test('a ticket of one company opens nothing at another, even in the same browser', async ({
    assert,
  }) => {
    const before = await checksumOf(globex.id)
    const client = await visitor()
    const ticket = ticketOf((await through(client, HR)).to)
    const there = await visitor('globex')
    for (const [name, value] of client.cookies) there.cookies.set(name, value)
    assert.equal((await enter(there, ticket)).status, 401)
    assert.equal(await checksumOf(globex.id), before)
  })

  test('a ticket is no mailed link and a mailed link no ticket', async ({ assert }) => {
    const client = await visitor()
    const secret = ticketOf((await through(client, HR)).to)
    const answer = await client.post('/api/session/links/use', { secret })
    assert.equal(answer.body.code, 'E_LINK_GONE')
  })

  test('tickets are not tried out: after five wrong ones the right one is void', async ({
    assert,
  }) => {
    const client = await visitor()
    const ticket = ticketOf((await through(client, HR)).to)
    const wrong = ticket.slice(0, -1) + (ticket.endsWith('A') ? 'E' : 'A')
    for (let i = 0; i < 5; i++) assert.equal((await enter(client, wrong)).status, 401)
    assert.equal((await enter(client, ticket)).body.code, 'E_LINK_GONE')
  })

  test('without the CSRF token no browser leaves for Google', async ({ assert }) => {
    const answer = await new TestClient('acme').post('/api/session/google', {})
    assert.equal(answer.body.code, 'E_CSRF')
  })
})

function copyOf(client: TestClient): TestClient {
  const copy = new TestClient('acme')
  for (const [name, value] of client.cookies) copy.cookies.set(name, value)
  return copy
}
