import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, TestClient, visitor } from '#tests/helpers/client'
import { packageBody } from '#tests/helpers/package_body'

const READER = { name: 'reader', scopes: ['packages.read'], days: 30 }

test.group('API tokens with a part of the rights', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const make = async (body: object = READER) => {
    const answer = await (await signedIn('hr')).post('/api/users/tokens', body)
    return {
      ...answer,
      program: new TestClient('acme', { authorization: `Bearer ${answer.body.token}` }),
    }
  }

  test('anonymous: refused; signed in: a token with its end and its rights, in the database as a hash', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    assert.equal((await (await visitor()).post('/api/users/tokens', READER)).status, 401)
    const { status, body } = await make()
    assert.equal(status, 201)
    assert.closeTo((new Date(body.expiresAt).getTime() - Date.now()) / 86_400_000, 30, 0.1)
    const rows = await inTenant(acme.id, (trx) => trx.from('auth_access_tokens'))
    assert.lengthOf(rows, 1)
    assert.deepEqual(JSON.parse(rows[0].abilities), ['packages.read'])
    assert.notInclude(JSON.stringify(rows), body.token)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('a program may what its token was made for, and is told so', async ({ assert }) => {
    const { program } = await make({ ...READER, scopes: ['packages.read', 'account.read'] })
    assert.equal((await program.get('/api/packages')).status, 200)
    assert.equal((await program.post('/api/packages', packageBody())).status, 403)
    assert.equal((await program.get('/api/workers')).status, 403)
    const { can } = (await program.get('/api/users')).body
    assert.deepEqual(
      Object.keys(can).filter((right) => can[right]),
      ['account.read', 'packages.read']
    )
  })

  test('a token has no right that its owner has not, and loses what they lose', async ({
    assert,
  }) => {
    const above = { ...READER, scopes: ['packages.read', 'people.manage'] }
    assert.equal((await make(above)).status, 403)
    const { program } = await make({ ...READER, scopes: ['packages.write'] })
    assert.equal((await program.post('/api/packages', packageBody())).status, 201)
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'hr@acme.test').update({ role: 'VIEWER' })
    )
    assert.equal((await program.post('/api/packages', packageBody())).status, 403)
  })

  test('a program makes no token for itself', async ({ assert }) => {
    const { program } = await make({ ...READER, scopes: ['account.write', 'packages.read'] })
    assert.equal((await program.post('/api/users/tokens', READER)).status, 403)
    assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('auth_access_tokens')), 1)
  })

  test('a token without a right, with an unknown one or without an end is refused field by field', async ({
    assert,
  }) => {
    for (const [body, path] of [
      [{ ...READER, scopes: [] }, 'scopes'],
      [{ ...READER, scopes: ['everything'] }, 'scopes.0'],
      [{ ...READER, days: 366 }, 'days'],
      [{ ...READER, name: ' ' }, 'name'],
    ] as const) {
      const answer = await make(body)
      assert.equal(answer.status, 422)
      assert.equal(answer.body.errors[0].path, path)
    }
  })

  test('past its end it opens nothing; the list says when it was last used', async ({ assert }) => {
    const { program } = await make({ ...READER, scopes: ['account.read'] })
    assert.equal((await program.get('/api/users')).status, 200)
    const [listed] = (await (await signedIn('hr')).get('/api/tokens')).body.data
    assert.deepEqual(listed.scopes, ['account.read'])
    assert.isNotNull(listed.lastUsedAt)
    await inTenant(acme.id, (trx) =>
      trx.from('auth_access_tokens').update({ expires_at: new Date(Date.now() - 1000) })
    )
    assert.equal((await program.get('/api/users')).status, 401)
  })

  test('its use is noted once a minute, so that calls with one token do not wait for each other', async ({
    assert,
  }) => {
    const { program } = await make({ ...READER, scopes: ['account.read'] })
    const lastUse = async () =>
      (await inTenant(acme.id, (trx) => trx.from('auth_access_tokens').first())).last_used_at
    await program.get('/api/users')
    const noted = await lastUse()
    // A call under way would hold the row, had it written there.
    await inTenant(acme.id, async (trx) => {
      await trx.from('auth_access_tokens').forUpdate()
      assert.equal((await program.get('/api/users')).status, 200)
    })
    assert.deepEqual(await lastUse(), noted)
    const earlier = new Date(Date.now() - 61_000)
    await inTenant(acme.id, (trx) =>
      trx.from('auth_access_tokens').update({ last_used_at: earlier })
    )
    await program.get('/api/users')
    assert.isAbove((await lastUse()).getTime(), earlier.getTime() + 60_000)
  })

  test('a program gets no cookie, and a wrong secret notes no use', async ({ assert }) => {
    const { body: other } = await make()
    const { body, program } = await make({ ...READER, scopes: ['account.read'] })
    const mixed = `${body.token.split('.')[0]}.${other.token.split('.')[1]}`
    const thief = new TestClient('acme', { authorization: `Bearer ${mixed}` })
    assert.equal((await thief.get('/api/users')).status, 401)
    const rows = await inTenant(acme.id, (trx) => trx.from('auth_access_tokens'))
    assert.deepEqual(
      rows.map(({ last_used_at }) => last_used_at),
      [null, null]
    )
    const { status, headers } = await program.get('/api/users')
    assert.equal(status, 200)
    assert.isUndefined(headers['set-cookie'])
    assert.equal(headers['x-content-type-options'], 'nosniff')
  })
})
