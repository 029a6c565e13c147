import { test } from '@japa/runner'
import { RIGHTS, may, ROLES } from '#modules/accounts/index'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, TestClient } from '#tests/helpers/client'
import { assertDocumented } from '#tests/helpers/documented'
import { endpoints } from '#tests/helpers/endpoints'

test.group('The API document', (group) => {
  group.setup(async () => {
    await freshCompanies()
  })

  test('is served, and names every call with its answer, its body and its refusals', async ({
    assert,
  }) => {
    const { status, body } = await new TestClient('acme').get('/api/openapi.json')
    assert.equal(status, 200)
    assert.equal(body.openapi, '3.1.0')
    for (const endpoint of endpoints) {
      const { method, path, status: success = 200 } = endpoint
      const requestBody = endpoint.body ?? endpoint.bytes
      const operation = body.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
      assert.isAbove(operation.summary.length, 5, path)
      assert.property(operation.responses, String(success), path)
      assert.property(operation.responses, 'default', path)
      assert.equal(Boolean(operation.requestBody), Boolean(requestBody), path)
    }
  })

  test('is what every answer is compared with: what differs is named with its place', async ({
    assert,
  }) => {
    const { body, headers, raw } = await new TestClient('acme').get('/api/out/company')
    const compare =
      (change: object, status = 200) =>
      () =>
        assertDocumented('GET', '/api/out/company', {
          status,
          headers,
          raw,
          body: { ...body, ...change },
        })
    assert.doesNotThrow(compare({}))
    for (const [change, difference] of [
      [{ secret: 1 }, 'the answer must NOT have additional properties (secret)'],
      [{ name: undefined }, "the answer must have required property 'name' (name)"],
      [{ name: 1 }, '/name must be string (string)'],
      [{ logoUrl: 1 }, '/logoUrl must be string (string)'],
    ] as const)
      assert.throws(compare(change), `GET /out/company answered 200, and ${difference}`)
    assert.throws(compare({}, 201), 'GET /out/company answered 201, which the API document')
    assert.throws(compare({}, 404), 'GET /out/company answered 404 as application/json')
  })
})

test.group('Who may call what', (group) => {
  let acme: TestCompany
  group.setup(async () => {
    acme = (await freshCompanies()).acme
  })

  test('every employer call names a right of the table', ({ assert }) => {
    for (const endpoint of endpoints) {
      if (endpoint.audience === 'employer')
        assert.include(Object.keys(RIGHTS), endpoint.can, endpoint.path)
    }
  })

  test('anonymous callers are refused everywhere but on the public calls', async ({ assert }) => {
    const client = new TestClient('acme', { authorization: 'Bearer brm_nothing.nothing' })
    for (const { method, path, audience } of endpoints) {
      if (audience !== 'employer' && audience !== 'worker') continue
      const answer = await client.send(
        method,
        `/api${path.replace(/:\w+/g, '01a1fbe8-58f0-7572-983b-8d39c812c3d8')}`,
        { body: method === 'GET' ? undefined : {} }
      )
      assert.equal(answer.status, 401, `${method} ${path}`)
    }
  })

  /** Each call has a role that may and one that may not, in turn over the roles; at night every role. */
  const asks = (role: string, can: string, nth: number) => {
    const alike = ROLES.filter((other) => may(other, can) === may(role, can))
    return Boolean(process.env.EVERY_ROLE) || alike[nth % alike.length] === role
  }

  test('roles by every call: 403 exactly where the table says no', async ({ assert }) => {
    const client = await signedIn('viewer')
    for (const role of ROLES) {
      await inTenant(acme.id, (trx) =>
        trx.from('users').where('email', 'viewer@acme.test').update({ role })
      )
      assert.equal((await client.get('/api/users')).body.role, role)
      for (const [nth, endpoint] of endpoints.entries()) {
        if (endpoint.audience !== 'employer' || endpoint.path === '/user-sessions') continue
        if (!asks(role, endpoint.can, nth)) continue
        const path = `/api${endpoint.path.replace(/:\w+/g, '01a1fbe8-58f0-7572-983b-8d39c812c3d8')}`
        const answer = await client.send(endpoint.method, path, {
          body: endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : {},
        })
        assert.equal(
          answer.status === 403,
          !may(role, endpoint.can),
          `${role} ${endpoint.method} ${endpoint.path}: ${answer.status}`
        )
      }
    }
  })

  test('a role that is not in the table (bad stored data) may nothing', ({ assert }) => {
    for (const right of Object.keys(RIGHTS)) assert.isFalse(may('KING', right))
    assert.isTrue(ROLES.every((role) => may(role, 'account.read')))
  })
})
