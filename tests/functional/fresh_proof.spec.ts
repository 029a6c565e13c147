import { test } from '@japa/runner'
import mail from '@adonisjs/mail/services/main'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { modules } from '#backend/modules'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { postAccessLinks } from '#tests/helpers/access_links'
import { postAddressProofs } from '#tests/helpers/address_proofs'
import { turnOnSecondFactor } from '#tests/helpers/authenticator'
import { signsIn, TestClient, visitor } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { LIMITS } from '#tests/helpers/onboarding'

const TOKEN = { name: 'reader', scopes: ['packages.read'], days: 30 }
const INVITED = { email: 'new.person@example.test', role: 'HR', language: 'nl' }

test.group('A fresh proof', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    return () => mail.restore()
  })

  /** As long ago as an unguarded screen stands. */
  const later = (minutes = 10) =>
    inTenant(acme.id, (trx) =>
      trx.from('user_sessions').update({ proven_at: new Date(Date.now() - minutes * 60_000) })
    )
  const prove = (client: TestClient, proof: object) => client.post('/api/fresh-proof', proof)
  const makesToken = async (client: TestClient) => {
    const { status, body } = await client.post('/api/users/tokens', TOKEN)
    return status === 201 || (body.code as string)
  }

  test('is asked before tokens, the link for colleagues, roles, invitations and second factors', async ({
    assert,
  }) => {
    const admin = await signsIn('admin')
    const { id } = await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'viewer@acme.test').first()
    )
    await later()
    const untouched = [await checksumOf(acme.id), await checksumOf(globex.id)]
    for (const [method, path, body] of [
      ['POST', '/api/users/tokens', TOKEN],
      ['POST', '/api/onboarding-link', LIMITS],
      ['PUT', `/api/company-users/${id}`, { role: 'HR' }],
      ['POST', '/api/invitations', INVITED],
      ['POST', '/api/second-factor', {}],
      ['POST', '/api/second-factor/sms', { phone: '0470 12 34 56' }],
      ['POST', '/api/second-factor/recovery-codes', {}],
      ['POST', '/api/second-factor/removal', {}],
    ] as const) {
      const answer = await admin.send(method, path, { body })
      assert.deepEqual([answer.status, answer.body.code], [403, 'E_FRESH_PROOF'], path)
    }
    assert.deepEqual([await checksumOf(acme.id), await checksumOf(globex.id)], untouched)
    assert.equal((await admin.get('/api/company-users')).status, 200)
    assert.equal((await prove(admin, { password: DEMO_PASSWORD })).status, 204)
    assert.isTrue(await makesToken(admin))
    assert.equal((await admin.post('/api/invitations', INVITED)).status, 201)
  })

  test('of a sign-in counts for ten minutes, and no longer however the session is used', async ({
    assert,
  }) => {
    const client = await signsIn('hr')
    await later(9)
    assert.isTrue(await makesToken(client))
    await later(10)
    assert.equal((await client.get('/api/users')).status, 200)
    assert.equal(await makesToken(client), 'E_FRESH_PROOF')
  })

  test('is the own password; a wrong one is a wrong field, ends nothing and proves nothing', async ({
    assert,
  }) => {
    const client = await signsIn('hr')
    const phone = await signsIn('hr')
    await later()
    assert.equal((await prove(await visitor(), { password: DEMO_PASSWORD })).status, 401)
    const wrong = await prove(client, { password: 'not-the-password' })
    assert.equal(wrong.status, 422)
    assert.equal(wrong.body.errors[0].path, 'password')
    assert.equal((await prove(client, {})).status, 422)
    assert.equal(await makesToken(client), 'E_FRESH_PROOF')
    assert.equal((await prove(client, { password: DEMO_PASSWORD })).status, 204)
    assert.isTrue(await makesToken(client))
    // Of this browser, not of the person's others.
    assert.equal(await makesToken(phone), 'E_FRESH_PROOF')
  })

  test('is a code by mail for people who know no password, in the browser that asked', async ({
    assert,
  }) => {
    const client = await visitor()
    await client.post('/api/session/links', { email: 'hr@acme.test' })
    const { secret } = await postAccessLinks(acme)
    await client.post('/api/session/links/use', { secret })
    assert.isTrue(await makesToken(client))
    await later()
    assert.equal((await (await visitor()).post('/api/fresh-proof/mail')).status, 401)
    const untouched = await checksumOf(globex.id)
    assert.equal((await client.post('/api/fresh-proof/mail')).status, 204)
    assert.equal((await client.post('/api/fresh-proof/mail')).status, 429)
    const { code, to, sent } = await postAddressProofs(acme)
    assert.lengthOf(sent, 1)
    assert.include(JSON.stringify(to), 'hr@acme.test')
    const other = await signsIn('hr')
    assert.equal((await prove(other, { code })).status, 422)
    const wrong = await prove(client, { code: 'aaaa-aaaa' })
    assert.equal(wrong.body.errors[0].path, 'code')
    assert.equal(await makesToken(client), 'E_FRESH_PROOF')
    assert.equal((await prove(client, { code })).status, 204)
    assert.isTrue(await makesToken(client))
    assert.equal((await prove(client, { code })).status, 422)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('is a code of the second factor where one is on: neither password nor mailbox is enough', async ({
    assert,
  }) => {
    const client = await signsIn('hr')
    const { recoveryCodes } = await turnOnSecondFactor(client)
    await later()
    assert.equal((await prove(client, { password: DEMO_PASSWORD })).status, 422)
    assert.equal((await client.post('/api/fresh-proof/mail')).status, 404)
    assert.equal(await makesToken(client), 'E_FRESH_PROOF')
    assert.equal((await client.post('/api/second-factor/removal')).body.code, 'E_FRESH_PROOF')
    assert.equal((await prove(client, { code: recoveryCodes[0] })).status, 204)
    assert.isTrue(await makesToken(client))
    assert.equal((await client.post('/api/second-factor/removal')).status, 204)
  })

  test('is never given by a program: no token makes tokens, roles or links', async ({ assert }) => {
    const { body } = await new TestClient('acme').post('/api/tokens', {
      email: 'admin@acme.test',
      password: DEMO_PASSWORD,
      name: 'laptop',
    })
    const program = new TestClient('acme', { authorization: `Bearer ${body.token}` })
    assert.equal((await program.get('/api/company-users')).status, 200)
    const asked = modules
      .flatMap(({ endpoints = [] }) => endpoints)
      .filter((endpoint) => endpoint.audience === 'employer' && endpoint.freshProof)
    assert.isAtLeast(asked.length, 8)
    for (const { method, path } of asked) {
      const url = `/api${path.replace(/:\w+/g, '01a1fbe8-58f0-7572-983b-8d39c812c3d8')}`
      const answer = await program.send(method, url, { body: {} })
      assert.equal(answer.body.code, 'E_FORBIDDEN', path)
    }
    assert.equal((await prove(program, { password: DEMO_PASSWORD })).status, 403)
    assert.equal((await program.post('/api/fresh-proof/mail')).status, 403)
    assert.equal((await program.post('/api/second-factor/sms/code')).status, 403)
    const first = { code: '123456' }
    assert.equal((await program.post('/api/second-factor/confirmation', first)).status, 403)
  })

  test('right comes before proof: who may not is told so', async ({ assert }) => {
    const viewer = await signsIn('viewer')
    await later()
    assert.equal((await viewer.post('/api/invitations', INVITED)).body.code, 'E_FORBIDDEN')
  })
})
