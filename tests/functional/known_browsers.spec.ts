import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { today } from '#modules/shared/values/days'
import { formatDay } from '#modules/shared/values/format'
import { postAccessLinks } from '#tests/helpers/access_links'
import { turnOnSecondFactor } from '#tests/helpers/authenticator'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signsIn, TestClient, visitor } from '#tests/helpers/client'
import { postMails } from '#tests/helpers/mails'

const EMAIL = 'hr@acme.test'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0'

test.group('Browsers that an account knows, and notices', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const rows = (table: string) => inTenant(acme.id, (trx) => trx.from(table).orderBy('id'))
  const enter = (client: TestClient, password = DEMO_PASSWORD, email = EMAIL) =>
    client.post('/api/session', { email, password }, { headers: { 'user-agent': FIREFOX } })
  const guessFive = async (client: TestClient) => {
    for (let i = 0; i < 5; i++) await enter(client, 'wrong-password')
    return (await enter(client)).status
  }
  const deliver = () => postMails(acme, 'notice')
  const kinds = async () => (await rows('notices')).map(({ kind }) => kind)

  test('guesses of strangers shut out neither the browser that is known nor its tries, and its wrong ones count for itself', async ({
    assert,
  }) => {
    const known = await visitor()
    assert.equal((await enter(known)).status, 200)
    await known.delete('/api/session')
    assert.equal(await guessFive(await visitor()), 429)
    assert.equal((await enter(await visitor())).status, 429)
    assert.equal((await enter(known)).status, 200)
    assert.equal(await guessFive(known), 429)
  })

  test('a guesser is shut out for long, and the owner at an unknown browser elsewhere for three minutes at most', async ({
    assert,
  }) => {
    const stranger = await visitor()
    assert.equal(await guessFive(stranger), 429)
    const credentials = { email: EMAIL, password: DEMO_PASSWORD }
    const pause = async (from: string) => {
      const { status, headers } = await stranger.post('/api/session', credentials, { from })
      assert.equal(status, 429)
      return Number(headers['retry-after'])
    }
    assert.isAbove(await pause('127.0.0.1'), 10 * 60)
    assert.isAtMost(await pause('127.1.0.9'), 3 * 60)
  })

  test('a cookie of another account, a made-up one and one of another company are a stranger’s', async ({
    assert,
  }) => {
    const colleague = await signsIn('payroll')
    const foreign = await signsIn('hr', 'globex')
    assert.equal(await guessFive(await visitor()), 429)
    assert.equal((await enter(colleague)).status, 429)
    for (const cookie of [foreign.cookies.get('barema_browser')!, 's%3Amade-up']) {
      const thief = await visitor()
      thief.cookies.set('barema_browser', cookie)
      assert.equal((await enter(thief)).status, 429)
    }
    const [row] = await rows('known_browsers')
    assert.notInclude(decodeURIComponent(colleague.cookies.get('barema_browser')!), row.secret_hash)
  })

  test('a password, a factor and signing out everywhere end what is known; so do ninety days without a sign-in', async ({
    assert,
  }) => {
    const count = async () => (await rows('known_browsers')).length
    const client = await signsIn('hr')
    assert.equal(await count(), 1)
    await client.delete('/api/user-sessions')
    assert.equal(await count(), 0)
    const again = await signsIn('hr')
    await turnOnSecondFactor(again)
    assert.equal(await count(), 0)
    const other = await signsIn('payroll')
    await inTenant(acme.id, (trx) => trx.from('known_browsers').update({ ends_at: new Date() }))
    await other.delete('/api/session')
    await enter(other, DEMO_PASSWORD, 'payroll@acme.test')
    assert.deepEqual((await kinds()).slice(-2), ['BROWSER', 'BROWSER'])
    await other.post('/api/new-passwords', { email: 'payroll@acme.test' })
    const { secret } = await postAccessLinks(acme)
    const body = { secret, password: 'girafe orange pluie' }
    assert.equal((await (await visitor()).post('/api/new-passwords/use', body)).status, 204)
    assert.equal(await count(), 0)
  })

  test('a new browser is told by mail, once: when, which, and what to do, without a secret', async ({
    assert,
  }) => {
    const before = await checksumOf(globex.id)
    const client = await visitor()
    await enter(client)
    await client.delete('/api/session')
    await enter(client)
    const sent = await deliver()
    assert.lengthOf(sent, 1)
    assert.deepEqual(sent[0].to, [EMAIL] as never)
    const text = String(sent[0].text)
    assert.include(text, 'Firefox · Windows')
    assert.include(text, '/fr/login/forgot-password')
    assert.include(text, `Quand\u00a0: ${formatDay('fr', today())} à `)
    const stored = JSON.stringify([
      await rows('outbox'),
      await rows('mails'),
      await rows('notices'),
    ])
    const secret = decodeURIComponent(client.cookies.get('barema_browser')!)
    for (const told of [text, stored]) assert.notInclude(told, secret)
    assert.notInclude(stored, EMAIL)
    assert.equal(await checksumOf(globex.id), before)
  })

  test('a sign-in that failed, or waits for its second step, makes no known browser', async ({
    assert,
  }) => {
    const { app } = await turnOnSecondFactor(await signsIn('hr'))
    const before = await kinds()
    const client = await visitor()
    await enter(client, 'wrong-password')
    await enter(client)
    assert.deepEqual(await kinds(), before)
    assert.equal(
      (await client.post('/api/session/second-factor', { code: app.code() })).status,
      200
    )
    assert.deepEqual(await kinds(), [...before, 'BROWSER'])
  })

  test('a token, a factor on and off, new recovery codes and a new password are told, in the language of the person', async ({
    assert,
  }) => {
    const client = await signsIn('hr')
    await client.put('/api/users', { language: 'nl' })
    const { recoveryCodes } = await turnOnSecondFactor(client)
    const path = '/api/second-factor'
    await client.post(`${path}/recovery-codes`)
    await client.post(`${path}/removal`)
    assert.isNotEmpty(recoveryCodes)
    const credentials = { email: EMAIL, password: DEMO_PASSWORD }
    await new TestClient('acme').post('/api/tokens', { ...credentials, name: 'laptop' })
    await client.post('/api/new-passwords', { email: EMAIL })
    const { secret } = await postAccessLinks(acme)
    const body = { secret, password: 'girafe orange pluie' }
    await (await visitor()).post('/api/new-passwords/use', body)
    assert.deepEqual(await kinds(), [
      'BROWSER',
      'FACTOR_ON',
      'RECOVERY_CODES',
      'FACTOR_OFF',
      'TOKEN',
      'PASSWORD',
    ])
    const subjects = (await deliver()).map(({ subject }) => String(subject))
    assert.lengthOf(new Set(subjects), 6)
    for (const subject of subjects) assert.match(subject, /Acme Belgium/)
    assert.isTrue(subjects.some((subject) => subject.startsWith('Nieuw toegangstoken')))
  })

  test('who accepts an invitation hears nothing of the browser with which the account begins', async ({
    assert,
  }) => {
    const admin = await signsIn('admin')
    await inTenant(acme.id, (trx) => trx.from('notices').delete())
    await admin.post('/api/invitations', { email: 'new@acme.test', role: 'HR', language: 'fr' })
    const [{ text }] = await postMails(acme, 'invitation')
    const secret = /invitation[/#](\S+)/.exec(String(text))![1]
    const client = await visitor()
    const accepted = await client.post('/api/out/invitation/acceptance', {
      link: secret,
      displayName: 'Nova',
      language: 'fr',
      password: 'girafe orange pluie',
    })
    assert.equal(accepted.status, 201)
    assert.isEmpty(await kinds())
    assert.lengthOf(await rows('known_browsers'), 2)
  })
})
