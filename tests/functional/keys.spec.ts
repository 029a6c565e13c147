import { createHmac, randomBytes } from 'node:crypto'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { drivers, Encryption } from '@adonisjs/core/encryption'
import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import encryption from '@adonisjs/core/services/encryption'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { turnOnSecondFactor } from '#tests/helpers/authenticator'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'
import { rotateKeys, type Keys, type Rotation } from '#tests/helpers/rotate_keys'

const KNOWN = ['barema_session', 'barema_link', 'barema_browser', 'XSRF-TOKEN']

/** The encrypter of before there were purposes. */
async function encrypterOf(key: string) {
  const made = drivers.aes256gcm({ id: 'app', keys: [key] })
  return new Encryption((await configProvider.resolve(app, made as never)) ?? (made as never))
}

/** `node ace keys:rotate` as an operator runs it, in a process of its own with these keys in its environment. */
async function rotateOutside(keys: Keys): Promise<Rotation> {
  const env = { ...process.env, ...keys, NO_COLOR: '1' }
  const run = promisify(execFile)('node_modules/.bin/node', ['ace.js', 'keys:rotate'], { env })
  const done = await run.catch((failed) => failed)
  return { code: done.code ?? 0, said: `${done.stdout}${done.stderr}` }
}

test.group('The keys', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const today = process.env.APP_KEY!
  const secrets = () =>
    inTenant(acme.id, (trx) => trx.from('second_factors').select('id', 'secret'))
  const codes = () =>
    inTenant(acme.id, (trx) =>
      trx.from('recovery_codes').select('id', 'user_id', 'code_hash').orderBy('id')
    )

  const comesIn = async (code: string) => {
    const client = await visitor()
    await client.post('/api/session', { email: 'hr@acme.test', password: DEMO_PASSWORD })
    return (await client.post('/api/session/second-factor', { code })).status
  }

  test('what an installation encrypted and hashed before there were purposes is still read', async ({
    assert,
  }) => {
    const { app: phone, recoveryCodes } = await turnOnSecondFactor(await signedIn('hr'))
    const before = await encrypterOf(today)
    const [{ id, secret }] = await secrets()
    const [{ id: codeId, user_id: userId }] = await codes()
    const plain = encryption.use('atRest').decrypt<string>(secret)!
    const typed = recoveryCodes[0].replace('-', '')
    await inTenant(acme.id, async (trx) => {
      await trx
        .from('second_factors')
        .where('id', id)
        .update({ secret: before.encrypt(plain) })
      await trx
        .from('recovery_codes')
        .where('id', codeId)
        .update({
          code_hash: createHmac('sha256', today).update(`${userId}:${typed}`).digest('base64url'),
        })
    })
    assert.equal(await comesIn(phone.code()), 200)
    assert.equal(await comesIn(recoveryCodes[0]), 200)
    assert.equal(await comesIn(recoveryCodes[0]), 401, 'once')
  })

  test('a cookie of before opens the session it opened; one sealed for another purpose does not', async ({
    assert,
  }) => {
    const client = await signedIn('hr')
    const before = await encrypterOf(today)
    // The content of the session stands in the cookie that is not one of the product's names.
    const [name, value] = [...client.cookies].find(([one]) => !KNOWN.includes(one))!
    const content = encryption.decrypt(decodeURIComponent(value).slice(2), name)
    assert.isObject(content)
    client.cookies.set(name, `e:${before.encrypt(content as object, undefined, name)}`)
    assert.equal((await client.get('/api/users')).status, 200)
    const foreign = encryption.use('atRest').encrypt(content as object, undefined, name)
    client.cookies.set(name, `e:${foreign}`)
    assert.equal((await client.get('/api/users')).status, 401)
  })

  test('rotation by the command: a new key writes, what lies at rest goes over to it, and the old one may go', async ({
    assert,
  }) => {
    const { app: phone, recoveryCodes } = await turnOnSecondFactor(await signedIn('hr'))
    const untouched = await checksumOf(globex.id)
    const tomorrow = randomBytes(32).toString('base64')

    const there = await rotateOutside({ APP_KEY: tomorrow, APP_KEYS_READ: today })
    assert.equal(there.code, 0, there.said)
    assert.include(
      there.said,
      '11 secrets, telephone numbers, recovery codes and details of workers are sealed'
    )
    const stored = [...(await secrets()).map((row) => row.secret)].concat(
      (await codes()).map((row) => row.code_hash)
    )
    assert.lengthOf(stored, 11)
    for (const one of stored) assert.isNull(encryption.use('atRest').decrypt(one), 'the old key')
    assert.equal((await rotateKeys({ APP_KEY: tomorrow })).code, 0, 'the old key may go')

    const kept = await secrets()
    const lost = await rotateKeys({ APP_KEY: randomBytes(32).toString('base64') })
    assert.equal(lost.code, 1)
    assert.include(lost.said, '11 could not be opened by any key')
    assert.deepEqual(await secrets(), kept, 'what cannot be opened stays as it is')

    const back = await rotateKeys({
      APP_KEY: today,
      APP_KEYS_READ: `other-key-0123456789 ${tomorrow}`,
    })
    assert.equal(back.code, 0)
    assert.equal(await comesIn(phone.code()), 200)
    assert.equal(await comesIn(recoveryCodes[1]), 200)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('recovery codes of before they were sealed are counted, and stay good while their key is read', async ({
    assert,
  }) => {
    const { recoveryCodes } = await turnOnSecondFactor(await signedIn('hr'))
    const [{ user_id: userId }] = await codes()
    const typed = recoveryCodes[0].replace('-', '')
    const hash = createHmac('sha256', today).update(`${userId}:${typed}`).digest('base64url')
    await inTenant(acme.id, async (trx) => {
      const [{ id }] = await trx.from('recovery_codes').select('id').limit(1)
      await trx.from('recovery_codes').where('id', id).update({ code_hash: hash })
    })
    const rotated = await rotateKeys({ APP_KEY: today })
    assert.equal(rotated.code, 0, rotated.said)
    assert.include(rotated.said, '1 recovery codes are hashed with the key of when they were made')
    assert.equal(await comesIn(recoveryCodes[0]), 200)
  })
})
