import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'

test.group('The department of a worker', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let operations: string
  let finance: string
  let workers: { id: string; first_name: string; department_id: string | null }[]

  const read = () => inTenant(acme.id, (trx) => trx.from('workers').orderBy('id'))
  const departmentOf = async (id: string) =>
    (await read()).find((worker) => worker.id === id).department_id
  const events = () =>
    inTenant(acme.id, (trx) => trx.from('audit_log').where('event', 'worker.department_set'))

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    workers = await read()
    const departments = await inTenant(acme.id, (trx) => trx.from('departments').orderBy('name'))
    ;[finance, operations] = departments.map(({ id }) => id)
  })

  test('anonymous, viewer and manager: refused; HR puts a worker in it, its manager sees them, and the log says so', async ({
    assert,
  }) => {
    const [, second] = workers
    const path = `/api/workers/${second.id}/department`
    const body = { departmentId: operations }
    const untouched = await checksumOf(globex.id)
    const manager = await signedIn('manager')

    assert.equal((await (await visitor()).put(path, body)).status, 401)
    assert.equal((await (await signedIn('viewer')).put(path, body)).status, 403)
    assert.equal((await manager.put(path, body)).status, 403)
    assert.isNull(await departmentOf(second.id))
    assert.equal((await manager.get(`/api/workers/${second.id}`)).status, 404)

    const hr = await signedIn('hr')
    assert.equal((await hr.put(path, body)).body.departmentId, operations)
    assert.equal(await departmentOf(second.id), operations)
    assert.equal((await manager.get(`/api/workers/${second.id}`)).body.id, second.id)
    assert.lengthOf((await manager.get('/api/workers')).body.data, 2)
    const [event, ...others] = await events()
    assert.deepInclude(event, { subject_id: second.id, details: { from: null, to: operations } })
    assert.lengthOf(others, 0)

    await hr.put(path, body)
    assert.lengthOf(await events(), 1, 'the same again changes nothing')
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('a worker can be taken out of their department', async ({ assert }) => {
    const [first] = workers
    const hr = await signedIn('hr')
    const answer = await hr.put(`/api/workers/${first.id}/department`, { departmentId: null })
    assert.isNull(answer.body.departmentId)
    assert.isNull(await departmentOf(first.id))
    assert.lengthOf((await (await signedIn('manager')).get('/api/workers')).body.data, 0)
  })

  test('a department or a worker of another company is as unknown as an invented one', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const [theirWorker, theirDepartment] = await inTenant(globex.id, async (trx) => [
      (await trx.from('workers').firstOrFail()).id,
      (await trx.from('departments').firstOrFail()).id,
    ])
    for (const departmentId of [theirDepartment, randomUUID()])
      assert.equal(
        (await hr.put(`/api/workers/${workers[1].id}/department`, { departmentId })).status,
        404
      )
    for (const id of [theirWorker, randomUUID()]) {
      const body = { departmentId: finance }
      assert.equal((await hr.put(`/api/workers/${id}/department`, body)).status, 404)
      assert.equal((await hr.get(`/api/workers/${id}`)).status, 404)
    }
    assert.equal((await hr.put(`/api/workers/${workers[1].id}/department`, {})).status, 422)
    assert.lengthOf(await events(), 0)
  })

  test('the list shows the workers of one department', async ({ assert }) => {
    const hr = await signedIn('hr')
    const { data } = (await hr.get(`/api/workers?department=${operations}`)).body
    assert.deepEqual(
      data.map(({ id }: { id: string }) => id),
      [workers[0].id]
    )
    assert.lengthOf((await hr.get(`/api/workers?department=${finance}`)).body.data, 0)
  })
})
