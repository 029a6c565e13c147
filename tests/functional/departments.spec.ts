import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'

const LISTS = [
  { path: '/api/departments', table: 'departments', extra: { managerIds: [] } },
  { path: '/api/contract-locations', table: 'contract_locations', extra: {} },
  { path: '/api/cost-centers', table: 'cost_centers', extra: {} },
]

let acme: TestCompany
let globex: TestCompany

const namesIn = (table: string) =>
  inTenant(acme.id, async (trx) => (await trx.from(table).orderBy('name')).map(({ name }) => name))

for (const { path, table, extra } of LISTS) {
  test.group(`The list ${path}`, (group) => {
    group.each.setup(async () => {
      ;({ acme, globex } = await freshCompanies())
    })

    test('every signed-in user reads it, strangers do not', async ({ assert }) => {
      const { body } = await (await signedIn('viewer')).get(path)
      assert.deepEqual(
        body.data.map(({ name }: { name: string }) => name),
        await namesIn(table)
      )
      assert.equal((await (await visitor()).get(path)).status, 401)
    })

    test('anonymous and HR: refused; an administrator adds, changes and removes, and the other company stays', async ({
      assert,
    }) => {
      const admin = await signedIn('admin')
      const hr = await signedIn('hr')
      const stranger = await visitor()
      const before = await namesIn(table)
      const untouched = await checksumOf(globex.id)
      const body = { name: ' Zaventem ', ...extra }

      assert.equal((await stranger.post(path, body)).status, 401)
      assert.equal((await hr.post(path, body)).status, 403)
      const made = await admin.post(path, body)
      assert.equal(made.status, 201)
      assert.deepEqual(await namesIn(table), [...before, 'Zaventem'])

      const one = `${path}/${made.body.id}`
      assert.equal((await stranger.put(one, body)).status, 401)
      assert.equal((await hr.put(one, body)).status, 403)
      assert.equal((await admin.put(one, { ...body, name: 'ZAVENTEM' })).body.name, 'ZAVENTEM')
      assert.deepEqual(await namesIn(table), [...before, 'ZAVENTEM'])

      assert.equal((await stranger.delete(one)).status, 401)
      assert.equal((await hr.delete(one)).status, 403)
      assert.deepEqual((await admin.delete(one)).body, { id: made.body.id })
      assert.equal((await admin.delete(one)).status, 404)
      assert.deepEqual(await namesIn(table), before)
      assert.equal(await checksumOf(globex.id), untouched)
    })

    test('a name stands once, and another company’s row is as unknown as an invented one', async ({
      assert,
    }) => {
      const admin = await signedIn('admin')
      const [taken] = await namesIn(table)
      const twin = await admin.post(path, { name: taken.toUpperCase(), ...extra })
      assert.equal(twin.body.code, 'E_NAME_TAKEN')
      const foreign = (await (await signedIn('admin', 'globex')).get(path)).body.data[0].id
      for (const id of [foreign, randomUUID()]) {
        assert.equal((await admin.put(`${path}/${id}`, { name: 'X', ...extra })).status, 404)
        assert.equal((await admin.delete(`${path}/${id}`)).status, 404)
      }
    })
  })
}

test.group('Managers of departments', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  const departments = async () =>
    (await (await signedIn('admin')).get('/api/departments')).body.data

  test('a manager sees the workers and contracts of their own departments, at once when that changes', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const manager = await signedIn('manager')
    const [finance, operations] = await departments()
    assert.deepEqual(
      operations.managers.map(({ displayName }: any) => displayName),
      ['Julie Peeters']
    )
    const workers = (await manager.get('/api/workers')).body.data
    assert.lengthOf(workers, 1)
    assert.equal(workers[0].departmentId, operations.id)
    const contracts = (await manager.get('/api/contracts')).body.data
    assert.deepEqual(
      contracts.map(({ workerId }: any) => workerId),
      [workers[0].id]
    )
    assert.lengthOf((await admin.get('/api/workers')).body.data, 3)
    await admin.put(`/api/departments/${operations.id}`, { name: 'Operations', managerIds: [] })
    assert.lengthOf((await manager.get('/api/workers')).body.data, 0)
    assert.lengthOf((await manager.get('/api/contracts')).body.data, 0)
    assert.lengthOf(finance.managers, 0)
  })

  test('a department is added without managers; a change that does not speak of them leaves them', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const made = await admin.post('/api/departments', { name: 'New' })
    assert.equal(made.status, 201)
    assert.deepEqual(made.body.managers, [])
    const operations = (await departments()).find(({ managers }: any) => managers.length > 0)
    const renamed = await admin.put(`/api/departments/${operations.id}`, { name: 'Ops' })
    assert.equal(renamed.body.name, 'Ops')
    assert.deepEqual(renamed.body.managers, operations.managers)
    assert.isNotEmpty(renamed.body.managers)
  })

  test('a user of another company manages nothing here', async ({ assert }) => {
    const admin = await signedIn('admin')
    const foreign = (await (await signedIn('admin', 'globex')).get('/api/users')).body.id
    const answer = await admin.post('/api/departments', { name: 'New', managerIds: [foreign] })
    assert.equal(answer.status, 404)
    assert.notInclude(await namesIn('departments'), 'New')
  })

  test('a department stands under another one, never in a circle, and at the top again once that is removed', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const foreign = (await (await signedIn('admin', 'globex')).get('/api/departments')).body.data[0]
    const untouched = await checksumOf(globex.id)
    const [finance, operations] = await departments()
    const under = (id: string, name: string, parentId: string | null) =>
      admin.put(`/api/departments/${id}`, { name, parentId })
    assert.isNull(finance.parentId)
    assert.equal((await under(operations.id, 'Operations', finance.id)).body.parentId, finance.id)
    // What is not told stays.
    const renamed = await admin.put(`/api/departments/${operations.id}`, { name: 'Ops' })
    assert.equal(renamed.body.parentId, finance.id)
    for (const [id, parent] of [
      [finance.id, operations.id],
      [finance.id, finance.id],
    ]) {
      const circle = await under(id, 'Finance', parent)
      assert.deepEqual([circle.status, circle.body.code], [409, 'E_DEPARTMENT_CIRCLE'])
    }
    for (const id of [foreign.id, randomUUID()])
      assert.equal((await under(finance.id, 'Finance', id)).status, 404)
    const made = await admin.post('/api/departments', { name: 'Sales', parentId: operations.id })
    assert.equal(made.body.parentId, operations.id)
    await admin.delete(`/api/departments/${finance.id}`)
    assert.isNull((await departments()).find(({ id }: any) => id === operations.id).parentId)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('the workers of a department that is removed stay', async ({ assert }) => {
    const admin = await signedIn('admin')
    const operations = (await departments())[1]
    await admin.delete(`/api/departments/${operations.id}`)
    const { data } = (await admin.get('/api/workers')).body
    assert.lengthOf(data, 3)
    assert.isTrue(data.every((worker: any) => worker.departmentId === null))
  })
})

test.group('Places of work', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('have an address, which suggests the language of what is signed there', async ({
    assert,
  }) => {
    const admin = await signedIn('admin')
    const body = { name: 'Rhode', street: 'Chaussée 1', postalCode: '1640', city: 'Rhode' }
    const made = (await admin.post('/api/contract-locations', body)).body
    assert.containsSubset(made, { ...body, languageRegime: null, suggestedRegime: 'NL' })
    assert.match(made.facility, /Rhode-Saint-Genèse/)
    const one = `/api/contract-locations/${made.id}`
    const renamed = (await admin.put(one, { name: 'Rode' })).body
    assert.containsSubset(renamed, { name: 'Rode', postalCode: '1640' })
  })

  test('HR confirms the language; strangers and viewers do not, and the other company stays', async ({
    assert,
  }) => {
    const [place] = (await (await signedIn('hr')).get('/api/contract-locations')).body.data
    const path = `/api/contract-locations/${place.id}/language-regime`
    const body = { languageRegime: 'NL' }
    const untouched = await checksumOf(globex.id)
    assert.equal((await (await visitor()).put(path, body)).status, 401)
    assert.equal((await (await signedIn('viewer')).put(path, body)).status, 403)
    assert.equal((await (await signedIn('hr')).put(path, body)).body.languageRegime, 'NL')
    assert.equal(await checksumOf(globex.id), untouched)
    assert.equal((await (await signedIn('hr', 'globex')).put(path, body)).status, 404)
  })

  test('one that a contract mentions stays', async ({ assert }) => {
    const admin = await signedIn('admin')
    const [place] = (await admin.get('/api/contract-locations')).body.data
    await inTenant(acme.id, (trx) =>
      trx
        .from('contracts')
        .where('id', acme.contractIds[0])
        .update({ contract_location_id: place.id })
    )
    const answer = await admin.delete(`/api/contract-locations/${place.id}`)
    assert.deepEqual([answer.status, answer.body.code], [409, 'E_NAME_USED'])
    assert.include(await namesIn('contract_locations'), place.name)
  })
})
