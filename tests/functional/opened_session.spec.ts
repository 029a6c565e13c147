import { CookieClient } from '@adonisjs/core/http'
import encryption from '@adonisjs/core/services/encryption'
import { test } from '@japa/runner'
import { SESSION_COOKIE } from '#config/session'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { turnOnSecondFactor } from '#tests/helpers/authenticator'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, signsIn, type TestClient } from '#tests/helpers/client'

test.group('Sessions of tests', (group) => {
  let acme: TestCompany
  group.each.setup(async () => {
    acme = (await freshCompanies()).acme
  })

  /** What stands in the cookies of a session, and under which id its row. */
  function sessionIn({ cookies }: TestClient) {
    const read = new CookieClient(encryption.use())
    const plain = (name: string) => decodeURIComponent(cookies.get(name)!)
    const name = read.unsign(SESSION_COOKIE, plain(SESSION_COOKIE))
    const { auth_web: rowId, ...rest } = read.decrypt(name, plain(name))
    return { rowId, rest: Object.keys(rest).sort(), remember: rest.remember }
  }

  test('are those of a sign-in: the same row, the same cookie, whatever time it is', async ({
    assert,
  }) => {
    const [made, real] = [await signedIn('hr'), await signsIn('hr')]
    const rows = await inTenant(acme.id, (trx) => trx.from('user_sessions'))
    const [ours, theirs] = [made, real].map(sessionIn)
    const rowOf = (wanted: string) => rows.find(({ id }) => id === wanted)
    const { id: _one, ...row } = rowOf(ours.rowId)
    const { id: _other, ...expected } = rowOf(theirs.rowId)
    for (const [column, value] of Object.entries(expected)) {
      if (value instanceof Date) assert.closeTo(+row[column], +value, 60_000, column)
      else assert.equal(row[column], value, column)
    }
    assert.sameMembers(Object.keys(row), Object.keys(expected))
    assert.deepEqual({ ...ours, rowId: '' }, { ...theirs, rowId: '' })
    assert.deepEqual((await made.get('/api/users')).body, (await real.get('/api/users')).body)
    assert.equal((await made.put('/api/users', { language: 'nl' })).status, 200)
  })

  test('are each of a browser of its own', async ({ assert }) => {
    const both = [await signedIn('hr'), await signedIn('hr')]
    const [one, other] = both.map(({ cookies }) => cookies.get(SESSION_COOKIE))
    assert.notEqual(one, other)
    await both[0].delete('/api/session')
    assert.equal((await both[0].get('/api/users')).status, 401)
    assert.equal((await both[1].get('/api/users')).status, 200)
  })

  test('are opened only where the password alone opens one', async ({ assert }) => {
    await turnOnSecondFactor(await signedIn('hr'))
    assert.equal((await (await signedIn('hr')).get('/api/users')).status, 401)
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'viewer@acme.test').update({ deactivated_at: new Date() })
    )
    await assert.rejects(() => signedIn('viewer'), /answered 401/)
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'manager@acme.test').update({ password: 'another' })
    )
    await assert.rejects(() => signedIn('manager'), /answered 401/)
    const left = await inTenant(acme.id, (trx) =>
      trx.from('user_sessions').join('users', 'users.id', 'user_id').select('email')
    )
    assert.notInclude(JSON.stringify(left), 'manager')
  })
})
