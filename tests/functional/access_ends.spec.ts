import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import User from '#modules/accounts/models/user'
import UserSession from '#modules/accounts/models/user_session'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { postAccessLinks } from '#tests/helpers/access_links'
import { turnOnSecondFactor } from '#tests/helpers/authenticator'
import { signsIn, TestClient, visitor } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'

const DAY_MS = 24 * 3_600_000
const NEW_PASSWORD = 'girafe orange pluie'

/** Stops the next call of a function once it is done, before its answer is used: what happens meanwhile came in between. */
function stopAfter<T extends object>(owner: T, name: keyof T) {
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const own = Object.getOwnPropertyDescriptor(owner, name)
  const original = owner[name] as (...args: unknown[]) => Promise<unknown>
  const restore = () => (own ? Object.defineProperty(owner, name, own) : delete owner[name])
  owner[name] = async function (this: unknown, ...args: unknown[]) {
    restore()
    const answer = await original.apply(this, args)
    reached.resolve()
    await goOn.promise
    return answer
  } as T[keyof T]
  return { reached: reached.promise, goOn: () => goOn.resolve() }
}

test.group('What ends browsers and programs', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    return () => mail.restore()
  })

  /** A program of the person, as `barema login` makes one. */
  async function program(name: 'hr' | 'payroll', slug = 'acme'): Promise<TestClient> {
    const email = `${name}@${slug}.test`
    const { body } = await new TestClient(slug).post('/api/tokens', {
      email,
      password: DEMO_PASSWORD,
      name: 'laptop',
    })
    const client = new TestClient(slug, { authorization: `Bearer ${body.token}` })
    if ((await client.get('/api/users')).status !== 200) throw new Error('The program is not in')
    return client
  }
  const statusesOf = (...clients: TestClient[]) =>
    Promise.all(clients.map(async (client) => (await client.get('/api/users')).status))

  test('a new password ends the programs of the old one, and those of no other account', async ({
    assert,
  }) => {
    const [thief, colleague, elsewhere] = [
      await program('hr'),
      await program('payroll'),
      await program('hr', 'globex'),
    ]
    const untouched = await checksumOf(globex.id)
    const owner = await visitor()
    await owner.post('/api/new-passwords', { email: 'hr@acme.test' })
    const { secret } = await postAccessLinks(acme)
    const chosen = await owner.post('/api/new-passwords/use', {
      secret,
      password: 'girafe orange pluie',
    })
    assert.equal(chosen.status, 204)
    assert.equal(await checksumOf(globex.id), untouched)
    assert.deepEqual(await statusesOf(thief, colleague, elsewhere), [401, 200, 200])
  })

  test('“sign out everywhere” ends programs too; signing out of one browser does not', async ({
    assert,
  }) => {
    const [desk, phone] = [await signsIn('hr'), await signsIn('hr')]
    const [own, colleague] = [await program('hr'), await program('payroll')]
    const sessions = (await desk.get('/api/user-sessions')).body.data
    const other = sessions.find((session: { current: boolean }) => !session.current)
    assert.equal((await desk.delete(`/api/user-sessions/${other.id}`)).status, 200)
    assert.deepEqual(await statusesOf(phone, own), [401, 200])
    assert.equal((await (await visitor()).delete('/api/user-sessions')).status, 401)
    assert.equal((await desk.delete('/api/user-sessions')).status, 204)
    assert.deepEqual(await statusesOf(desk, own, colleague), [401, 401, 200])
  })

  test('“sign out everywhere” ends a mailed sign-in link that was on its way', async ({
    assert,
  }) => {
    const thief = await visitor()
    await thief.post('/api/session/links', { email: 'hr@acme.test' })
    const { secret } = await postAccessLinks(acme)
    await (await signsIn('hr')).delete('/api/user-sessions')
    const late = await thief.post('/api/session/links/use', { secret })
    assert.equal(late.body.code, 'E_LINK_GONE')
  })

  test('a second factor turned on ends what was opened without it, but for the browser that asks', async ({
    assert,
  }) => {
    const [desk, phone, colleague] = [
      await signsIn('hr'),
      await signsIn('hr'),
      await signsIn('payroll'),
    ]
    const own = await program('hr')
    await turnOnSecondFactor(desk)
    assert.deepEqual(await statusesOf(desk, phone, own, colleague), [200, 401, 401, 200])
  })

  test('a second factor turned off ends them as well', async ({ assert }) => {
    const desk = await signsIn('hr')
    const { recoveryCodes } = await turnOnSecondFactor(desk)
    const phone = await visitor()
    await phone.post('/api/session', { email: 'hr@acme.test', password: DEMO_PASSWORD })
    await phone.post('/api/session/second-factor', { code: recoveryCodes[0] })
    const { body } = await new TestClient('acme').post('/api/tokens', {
      email: 'hr@acme.test',
      password: DEMO_PASSWORD,
      name: 'laptop',
      code: recoveryCodes[1],
    })
    const own = new TestClient('acme', { authorization: `Bearer ${body.token}` })
    assert.deepEqual(await statusesOf(desk, phone, own), [200, 200, 200])
    const off = await desk.post('/api/second-factor/removal')
    assert.equal(off.status, 204)
    assert.deepEqual(await statusesOf(desk, phone, own), [200, 401, 401])
  })

  test('a session ends ninety days after it was opened, however often it is used', async ({
    assert,
  }) => {
    const client = await visitor()
    const credentials = { email: 'hr@acme.test', password: DEMO_PASSWORD, rememberMe: true }
    await client.post('/api/session', credentials)
    const opened = (days: number) =>
      inTenant(acme.id, (trx) =>
        trx.from('user_sessions').update({
          created_at: new Date(Date.now() - days * DAY_MS),
          ends_at: new Date(Date.now() + DAY_MS),
        })
      )
    await opened(80)
    assert.deepEqual(await statusesOf(client), [200])
    const { ends_at: end } = await inTenant(acme.id, (trx) => trx.from('user_sessions').first())
    assert.closeTo((end.getTime() - Date.now()) / DAY_MS, 10, 0.01)
    await opened(90)
    assert.deepEqual(await statusesOf(client), [401])
  })

  /** A mailed way to a new password of hr@acme, to be taken at the moment that a test needs. */
  async function wayToNewPassword(): Promise<() => Promise<number>> {
    const owner = await visitor()
    await owner.post('/api/new-passwords', { email: 'hr@acme.test' })
    const { secret } = await postAccessLinks(acme)
    const use = { secret, password: NEW_PASSWORD }
    return async () => (await owner.post('/api/new-passwords/use', use)).status
  }
  const credentials = { email: 'hr@acme.test', password: DEMO_PASSWORD }

  test('whose old password is being judged while a new one is chosen does not come in, nor gets a token', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const choose = await wayToNewPassword()
    const thief = await visitor()
    const [first, second] = [
      stopAfter(User, 'verifyCredentials'),
      thief.post('/api/session', credentials),
    ]
    await first.reached
    const token = stopAfter(User, 'verifyCredentials')
    const third = new TestClient('acme').post('/api/tokens', { ...credentials, name: 'laptop' })
    await token.reached
    assert.equal(await choose(), 204)
    first.goOn()
    token.goOn()
    assert.equal((await second).body.code, 'E_INVALID_CREDENTIALS')
    assert.equal((await third).body.code, 'E_INVALID_CREDENTIALS')
    assert.deepEqual(await statusesOf(thief), [401])
    const opened = ['user_sessions', 'auth_access_tokens']
    for (const table of opened) assert.isEmpty(await inTenant(acme.id, (trx) => trx.from(table)))
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('who comes in with the old password just before the new one is kept is out again', async ({
    assert,
  }) => {
    const choose = await wayToNewPassword()
    const thief = await visitor()
    const opening = stopAfter(UserSession, 'open')
    const answer = thief.post('/api/session', credentials)
    await opening.reached
    const chosen = choose()
    // Time for it to end what is open: it must wait for what is being opened.
    await new Promise((resolve) => setTimeout(resolve, 500))
    opening.goOn()
    assert.equal((await answer).status, 200)
    assert.equal(await chosen, 204)
    assert.deepEqual(await statusesOf(thief), [401])
  })

  test('whose code is being judged while a new password is chosen does not come in', async ({
    assert,
  }) => {
    const { recoveryCodes } = await turnOnSecondFactor(await signsIn('hr'))
    const choose = await wayToNewPassword()
    const thief = await visitor()
    await thief.post('/api/session', credentials)
    const counted = stopAfter(UserSession, 'waiting')
    const answer = thief.post('/api/session/second-factor', { code: recoveryCodes[0] })
    await counted.reached
    const judged = stopAfter(UserSession, 'waiting')
    counted.goOn()
    await judged.reached
    assert.equal(await choose(), 204)
    judged.goOn()
    assert.equal((await answer).body.code, 'E_UNAUTHENTICATED')
    assert.deepEqual(await statusesOf(thief), [401])
  })

  test('a token that is asked for while “sign out everywhere” ends the session is not made', async ({
    assert,
  }) => {
    const [owner, thief] = [await signsIn('hr'), await signsIn('hr')]
    const known = stopAfter(UserSession, 'use')
    const token = { name: 'laptop', scopes: ['packages.read'], days: 30 }
    const answer = thief.post('/api/users/tokens', token)
    await known.reached
    assert.equal((await owner.delete('/api/user-sessions')).status, 204)
    known.goOn()
    assert.equal((await answer).status, 401)
    assert.isEmpty(await inTenant(acme.id, (trx) => trx.from('auth_access_tokens')))
  })
})
