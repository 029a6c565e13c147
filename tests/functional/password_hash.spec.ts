import { test } from '@japa/runner'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { Argon2id } from '#modules/shared/identity/argon2id'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { visitor } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'

const scrypt = new Scrypt({ cost: 1024, blockSize: 8, parallelization: 1 })

test.group('Hashes of passwords', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const hashOf = async (): Promise<string> =>
    (await inTenant(acme.id, (trx) => trx.from('users').where('email', 'hr@acme.test').first()))
      .password
  const signIn = async (password: string) =>
    (await (await visitor()).post('/api/session', { email: 'hr@acme.test', password })).status

  test('are of argon2id, at OWASP’s line of 19 MiB outside of tests', async ({ assert }) => {
    assert.match(await hashOf(), /^\$argon2id\$v=19\$/)
    const driver = new Argon2id({ memory: 19_456, passes: 2 }, scrypt)
    const hash = await driver.make('girafe orange pluie')
    assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    assert.isTrue(driver.isValidHash(hash))
    assert.isTrue(await driver.verify(hash, 'girafe orange pluie'))
    assert.isFalse(await driver.verify(hash, 'girafe orange pluiE'))
    assert.notEqual(await driver.make('girafe orange pluie'), hash)
    assert.isFalse(driver.needsReHash(hash))
    assert.isTrue(new Argon2id({ memory: 19_456, passes: 3 }, scrypt).needsReHash(hash))
  })

  test('agree with the reference implementation of argon2id', async ({ assert }) => {
    // Of its own tests (test.c, version 13h): "password" and "somesalt", two passes over 256 KiB.
    const hash =
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
    const driver = new Argon2id({ memory: 8, passes: 1 }, scrypt)
    assert.isTrue(await driver.verify(hash, 'password'))
    assert.isFalse(await driver.verify(hash, 'passwort'))
  })

  test('of before still open, and are made anew by the right password only', async ({ assert }) => {
    const old = await scrypt.make(DEMO_PASSWORD)
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'hr@acme.test').update({ password: old })
    )
    const untouched = await checksumOf(globex.id)
    assert.equal(await signIn('not-the-password'), 401)
    assert.equal(await hashOf(), old)
    assert.equal(await signIn(DEMO_PASSWORD), 200)
    const made = await hashOf()
    assert.match(made, /^\$argon2id\$/)
    assert.equal(await signIn(DEMO_PASSWORD), 200)
    assert.equal(await hashOf(), made)
    assert.equal(await signIn('not-the-password'), 401)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('of before open to all who come at once, whichever of them is the first to make it anew', async ({
    assert,
  }) => {
    const old = await scrypt.make(DEMO_PASSWORD)
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'hr@acme.test').update({ password: old })
    )
    const three = [DEMO_PASSWORD, DEMO_PASSWORD, DEMO_PASSWORD]
    assert.deepEqual(await Promise.all(three.map(signIn)), [200, 200, 200])
  })

  test('that are broken open nothing and break nothing', async ({ assert }) => {
    for (const broken of ['x', '$argon2id$', '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$']) {
      await inTenant(acme.id, (trx) =>
        trx.from('users').where('email', 'hr@acme.test').update({ password: broken })
      )
      assert.equal(await signIn(DEMO_PASSWORD), 401, broken)
    }
  })
})
