import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#modules/demo/companies'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, TestClient, visitor } from '#tests/helpers/client'
import { packageBody } from '#tests/helpers/package_body'
import { postMails } from '#tests/helpers/mails'

type Name = 'admin' | 'payroll' | 'hr' | 'manager' | 'viewer'

const rowOf = (company: TestCompany, name: string) =>
  inTenant(company.id, (trx) =>
    trx.from('users').where('email', `${name}@${company.slug}.test`).first()
  )
const idOf = async (company: TestCompany, name: Name): Promise<string> =>
  (await rowOf(company, name)).id
const eventsOf = async (company: TestCompany, event: string) =>
  inTenant(company.id, (trx) => trx.from('audit_log').where('event', event))

test.group('The people of a company', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('an administrator sees all users, with what may be done; others and strangers do not', async ({
    assert,
  }) => {
    const { body } = await (await signedIn('admin')).get('/api/company-users')
    assert.deepEqual(
      body.data.map((person: { email: string }) => person.email).sort(),
      ['admin', 'hr', 'manager', 'payroll', 'viewer'].map((name) => `${name}@acme.test`)
    )
    assert.isTrue(body.data.every((person: any) => person.can.manage))
    assert.notInclude(JSON.stringify(body), 'password')
    assert.equal((await (await signedIn('payroll')).get('/api/company-users')).status, 403)
    assert.equal((await (await visitor()).get('/api/company-users')).status, 401)
  })

  test('a role changes for administrators only, counts at the next request, and is written down', async ({
    assert,
  }) => {
    const id = await idOf(acme, 'viewer')
    const viewer = await signedIn('viewer')
    const untouched = await checksumOf(globex.id)
    const path = `/api/company-users/${id}`
    assert.equal((await (await visitor()).put(path, { role: 'HR' })).status, 401)
    assert.equal((await (await signedIn('hr')).put(path, { role: 'HR' })).status, 403)
    assert.equal((await viewer.post('/api/packages', packageBody())).status, 403)
    const admin = await signedIn('admin')
    assert.equal((await admin.put(path, { role: 'KING' })).status, 422)
    assert.equal((await admin.put(path, { role: 'HR' })).body.role, 'HR')
    assert.equal((await rowOf(acme, 'viewer')).role, 'HR')
    assert.equal((await viewer.post('/api/packages', packageBody())).status, 201)
    const [event] = await eventsOf(acme, 'user.role_changed')
    assert.deepEqual(event.details, { from: 'VIEWER', to: 'HR' })
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('deactivation ends sessions and tokens and keeps the work; reactivation brings none of them back', async ({
    assert,
  }) => {
    const id = await idOf(acme, 'hr')
    const path = `/api/company-users/${id}/deactivation`
    const hr = await signedIn('hr')
    const made = await new TestClient('acme').post('/api/tokens', {
      email: 'hr@acme.test',
      password: DEMO_PASSWORD,
      name: 'laptop',
    })
    const program = new TestClient('acme', { authorization: `Bearer ${made.body.token}` })
    const untouched = await checksumOf(globex.id)
    assert.equal((await (await visitor()).post(path)).status, 401)
    assert.equal((await (await signedIn('payroll')).post(path)).status, 403)
    const admin = await signedIn('admin')
    assert.isNotNull((await admin.post(path)).body.deactivatedAt)
    assert.equal((await admin.post(path)).status, 200)
    assert.lengthOf(await eventsOf(acme, 'user.deactivated'), 1)
    assert.equal((await hr.get('/api/users')).status, 401)
    assert.equal((await program.get('/api/users')).status, 401)
    const left = await inTenant(acme.id, async (trx) => [
      ...(await trx.from('user_sessions').where('user_id', id)),
      ...(await trx.from('auth_access_tokens').where('tokenable_id', id)),
    ])
    assert.lengthOf(left, 0)

    assert.equal((await (await visitor()).delete(path)).status, 401)
    assert.equal((await (await signedIn('payroll')).delete(path)).status, 403)
    assert.isNull((await admin.delete(path)).body.deactivatedAt)
    assert.equal((await hr.get('/api/users')).status, 401)
    assert.equal((await (await signedIn('hr')).get('/api/users')).status, 200)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('the last administrator is neither demoted nor deactivated, not even by two who demote each other', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const id = await idOf(acme, 'admin')
    const other = await idOf(acme, 'payroll')
    for (const answer of [
      await admin.put(`/api/company-users/${id}`, { role: 'VIEWER' }),
      await admin.post(`/api/company-users/${id}/deactivation`),
    ]) {
      assert.equal(answer.status, 409)
      assert.equal(answer.body.code, 'E_LAST_ADMINISTRATOR')
    }
    await admin.put(`/api/company-users/${other}`, { role: 'ADMINISTRATOR' })
    const second = await signedIn('payroll')
    const answers = await Promise.all([
      admin.put(`/api/company-users/${other}`, { role: 'VIEWER' }),
      second.put(`/api/company-users/${id}`, { role: 'VIEWER' }),
    ])
    assert.include(
      answers.map(({ status }) => status),
      200
    )
    const left = await inTenant(acme.id, (trx) => trx.from('users').where('role', 'ADMINISTRATOR'))
    assert.lengthOf(left, 1)
  })

  test('only a super administrator makes or touches a super administrator', async ({ assert }) => {
    const admin = await signedIn('admin')
    const hr = await idOf(acme, 'hr')
    const promoted = () => admin.put(`/api/company-users/${hr}`, { role: 'SUPER_ADMINISTRATOR' })
    assert.equal((await promoted()).status, 403)
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('id', hr).update({ role: 'SUPER_ADMINISTRATOR' })
    )
    assert.equal((await admin.post(`/api/company-users/${hr}/deactivation`)).status, 403)
    const { body } = await admin.get('/api/company-users')
    assert.isFalse(body.data.find((person: any) => person.id === hr).can.manage)
    assert.notInclude((await admin.get('/api/roles')).body.toGive, 'SUPER_ADMINISTRATOR')
    const root = await signedIn('hr')
    assert.include((await root.get('/api/roles')).body.toGive, 'SUPER_ADMINISTRATOR')
  })

  test("another company's person is as unknown as one that never was", async ({ assert }) => {
    const admin = await signedIn('admin')
    for (const id of [await idOf(globex, 'hr'), randomUUID()]) {
      assert.equal((await admin.put(`/api/company-users/${id}`, { role: 'HR' })).status, 404)
      assert.equal((await admin.post(`/api/company-users/${id}/deactivation`)).status, 404)
      assert.equal((await admin.delete(`/api/company-users/${id}/deactivation`)).status, 404)
    }
  })

  test('a manager works with their own packages; those of others are as unknown as invented ones', async ({
    assert,
  }) => {
    const manager = await signedIn('manager')
    const foreign = acme.packageIds[0]
    assert.lengthOf((await manager.get('/api/packages')).body.data, 0)
    assert.equal((await manager.get(`/api/packages/${foreign}`)).status, 404)
    assert.equal((await manager.delete(`/api/packages/${foreign}`)).status, 404)
    assert.equal(
      (await manager.put(`/api/packages/${foreign}`, { ...packageBody(), version: 1 })).status,
      404
    )
    assert.equal((await manager.post(`/api/packages/${foreign}/prints`, {})).status, 404)
    assert.equal(
      (await manager.post('/api/packages', { id: foreign, ...packageBody() })).status,
      409
    )
    const own = await manager.post('/api/packages', packageBody())
    assert.equal(own.status, 201)
    assert.lengthOf((await manager.get('/api/packages')).body.data, 1)
    assert.equal((await manager.get(`/api/packages/${own.body.id}`)).status, 200)
  })
})

test.group('Invitations', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const INVITED = { email: 'New.Person@Example.test', role: 'HR', language: 'nl' }
  const ANSWER = { displayName: 'Noor', language: 'nl', password: 'twelve-chars-2026' }

  const open = (client: TestClient, link: string) => client.post('/api/out/invitation', { link })
  const accept = (client: TestClient, link: string, answer: object = {}) =>
    client.post('/api/out/invitation/acceptance', { link, ...ANSWER, ...answer })

  /** Sends the enqueued mails as the worker would, and answers the secret of the link in the only one that leaves. */
  async function mailed(company = acme): Promise<string> {
    const [one, ...others] = await postMails(company, 'invitation')
    if (others.length > 0) throw new Error('More than one mail left')
    return /\/invitation#([\w-]{43})\n/.exec(String(one.text))![1]
  }

  test('anonymous and HR: refused; an administrator invites, and the mail leads to the company’s own address', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    assert.equal((await (await visitor()).post('/api/invitations', INVITED)).status, 401)
    assert.equal((await (await signedIn('hr')).post('/api/invitations', INVITED)).status, 403)
    const { status, body } = await (await signedIn('admin')).post('/api/invitations', INVITED)
    assert.equal(status, 201)
    assert.equal(body.email, 'new.person@example.test')
    const days = (new Date(body.expiresAt).getTime() - Date.now()) / 86_400_000
    assert.closeTo(days, 7, 0.1)

    assert.isNull(body.sentAt)
    const [{ subject, text }] = (await postMails(acme, 'invitation')) as {
      subject: string
      text: string
    }[]
    const [listed] = (await (await signedIn('admin')).get('/api/invitations')).body.data
    assert.isNotNull(listed.sentAt)
    assert.equal(subject, 'Camille Renard nodigt u uit om Barema te gebruiken voor Acme Belgium')
    assert.match(text, new RegExp(`http://acme\\.localhost:${process.env.PORT}/nl/invitation#`))
    const stored = await inTenant(acme.id, async (trx) => [
      ...(await trx.from('invitations')),
      ...(await trx.from('outbox')),
      ...(await trx.from('mails')),
      ...(await trx.from('audit_log')),
    ])
    assert.notInclude(JSON.stringify(stored), /invitation#([\w-]{43})/.exec(text)![1])
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('the link opens once: a name, a language and a password make a user who is signed in', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    await admin.post('/api/invitations', INVITED)
    const secret = await mailed()
    const guest = await visitor()
    const seen = await open(guest, secret)
    assert.deepEqual(seen.body, { email: 'new.person@example.test', language: 'nl' })
    assert.equal(seen.headers['cache-control'], 'no-store')
    const short = await accept(guest, secret, { password: 'eleven-char' })
    assert.equal(short.status, 422)
    const accepted = await accept(guest, secret)
    assert.equal(accepted.status, 201)
    assert.equal(accepted.body.role, 'HR')
    assert.equal((await guest.get('/api/users')).body.email, 'new.person@example.test')
    const row = await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'new.person@example.test').first()
    )
    assert.notInclude(row.password, ANSWER.password)
    const again = await visitor()
    assert.equal((await open(again, secret)).status, 404)
    assert.equal((await accept(again, secret)).status, 404)
    assert.equal(
      (
        await again.post('/api/session', {
          email: 'new.person@example.test',
          password: ANSWER.password,
        })
      ).status,
      200
    )
    assert.lengthOf((await admin.get('/api/invitations')).body.data, 0)
  })

  test('expired, withdrawn, replaced, foreign and invented links answer alike', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const invite = async (email: string) =>
      (await admin.post('/api/invitations', { ...INVITED, email })).body.id as string
    const expired = await invite('expired@example.test')
    const expiredSecret = await mailed()
    await inTenant(acme.id, (trx) =>
      trx
        .from('invitations')
        .where('id', expired)
        .update({ expires_at: new Date(Date.now() - 1) })
    )
    const withdrawn = await invite('withdrawn@example.test')
    const withdrawnSecret = await mailed()
    assert.equal((await admin.delete(`/api/invitations/${withdrawn}`)).status, 200)
    const replaced = await invite('replaced@example.test')
    const replacedSecret = await mailed()
    assert.equal(await invite('replaced@example.test'), replaced)
    const newSecret = await mailed()
    const elsewhere = await signedIn('admin', 'globex')
    await elsewhere.post('/api/invitations', INVITED)
    const foreignSecret = await mailed(globex)

    const guest = await visitor()
    const bodies = []
    for (const secret of [expiredSecret, withdrawnSecret, replacedSecret, foreignSecret, 'x']) {
      const answer = await open(guest, secret)
      assert.equal(answer.status, 404)
      bodies.push({ ...answer.body, requestId: '' })
      const used = await accept(guest, secret)
      assert.equal(used.status, 404)
    }
    for (const body of bodies) assert.deepEqual(body, bodies[0])
    assert.equal((await open(guest, newSecret)).status, 200)
  })

  test('withdrawing: anonymous and viewer are refused, another company’s is unknown', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const { id } = (await admin.post('/api/invitations', INVITED)).body
    const path = `/api/invitations/${id}`
    assert.equal((await (await visitor()).delete(path)).status, 401)
    assert.equal((await (await signedIn('viewer')).delete(path)).status, 403)
    assert.equal((await (await signedIn('admin', 'globex')).delete(path)).status, 404)
    assert.isNull((await inTenant(acme.id, (trx) => trx.from('invitations').first())).withdrawn_at)
    assert.equal((await admin.delete(path)).status, 200)
    assert.isNotNull(
      (await inTenant(acme.id, (trx) => trx.from('invitations').first())).withdrawn_at
    )
  })

  test('an address that has an account is not invited, nor is a super administrator by an administrator', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const taken = await admin.post('/api/invitations', { ...INVITED, email: 'HR@acme.test' })
    assert.equal(taken.body.code, 'E_ADDRESS_TAKEN')
    const above = await admin.post('/api/invitations', { ...INVITED, role: 'SUPER_ADMINISTRATOR' })
    assert.equal(above.status, 403)
    assert.lengthOf(await inTenant(acme.id, (trx) => trx.from('invitations')), 0)
  })
})
