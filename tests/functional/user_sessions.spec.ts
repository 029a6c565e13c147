import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import User from '#modules/accounts/models/user'
import UserSession from '#modules/accounts/models/user_session'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { turnOnSecondFactor } from '#tests/helpers/authenticator'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signsIn, type TestClient, visitor } from '#tests/helpers/client'

test.group('Open sessions', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const sessionsOf = async (client: TestClient) =>
    (await client.get('/api/user-sessions')).body.data as {
      id: string
      browser: string
      current: boolean
    }[]

  test('each shows its browser and last use, and which one is this; a colleague’s are not there', async ({
    assert,
  }) => {
    const desk = await signsIn('hr')
    const phone = await visitor()
    const headers = { 'user-agent': 'Firefox/140.0 (Android)' }
    const credentials = { email: 'hr@acme.test', password: DEMO_PASSWORD }
    await phone.post('/api/session', credentials, { headers })
    await signsIn('payroll')
    const seen = await sessionsOf(desk)
    assert.lengthOf(seen, 2)
    assert.equal(seen.find(({ current }) => !current)!.browser, 'Firefox/140.0 (Android)')
    assert.lengthOf(
      seen.filter(({ current }) => current),
      1
    )
  })

  test('brings its person along, whole, as asking for them would', async ({ assert }) => {
    const client = await signsIn('hr')
    const [{ id }] = await sessionsOf(client)
    await inTenant(acme.id, async () => {
      const { user, userId, remembered } = (await UserSession.use(id))!
      const asked = await User.findOrFail(userId)
      assert.deepEqual(user.$attributes, asked.$attributes)
      assert.isTrue(user.$isPersisted)
      assert.isFalse(remembered)
    })
    const renamed = await client.put('/api/users', { displayName: 'Nadia H.' })
    assert.equal(renamed.status, 200)
    assert.equal((await client.get('/api/users')).body.displayName, 'Nadia H.')
    await inTenant(globex.id, async () => assert.isNull(await UserSession.use(id)))
  })

  test('one that waits for the second factor is not listed', async ({ assert }) => {
    const desk = await signsIn('hr')
    await turnOnSecondFactor(desk)
    const credentials = { email: 'hr@acme.test', password: DEMO_PASSWORD }
    await (await visitor()).post('/api/session', credentials)
    assert.lengthOf(await sessionsOf(desk), 1)
  })

  test('ending one ends that browser only; another user’s is as unknown as one that never was', async ({
    assert,
  }) => {
    const [desk, phone, colleague] = [
      await signsIn('hr'),
      await signsIn('hr'),
      await signsIn('payroll'),
    ]
    const own = (await sessionsOf(phone)).find(({ current }) => current)!
    const foreign = (await sessionsOf(colleague))[0]
    assert.equal((await desk.delete(`/api/user-sessions/${foreign.id}`)).status, 404)
    assert.equal((await desk.delete(`/api/user-sessions/${randomUUID()}`)).status, 404)
    assert.equal((await desk.delete(`/api/user-sessions/${own.id}`)).status, 200)
    assert.equal((await phone.get('/api/users')).status, 401)
    assert.equal((await desk.get('/api/users')).status, 200)
    assert.equal((await colleague.get('/api/users')).status, 200)
  })

  test('signing out everywhere ends every browser of the person, and is written down', async ({
    assert,
  }) => {
    const before = await checksumOf(globex.id)
    const [desk, phone, colleague] = [
      await signsIn('hr'),
      await signsIn('hr'),
      await signsIn('payroll'),
    ]
    assert.equal((await desk.delete('/api/user-sessions')).status, 204)
    for (const client of [desk, phone]) assert.equal((await client.get('/api/users')).status, 401)
    assert.equal((await colleague.get('/api/users')).status, 200)
    const events = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'user.sessions_ended')
    )
    assert.lengthOf(events, 1)
    assert.equal(await checksumOf(globex.id), before)
  })

  test('anonymous: refused, and nothing ends', async ({ assert }) => {
    const desk = await signsIn('hr')
    const stranger = await visitor()
    assert.equal((await stranger.delete('/api/user-sessions')).status, 401)
    const [{ id }] = await sessionsOf(desk)
    assert.equal((await stranger.delete(`/api/user-sessions/${id}`)).status, 401)
    assert.equal((await desk.get('/api/users')).status, 200)
  })
})
