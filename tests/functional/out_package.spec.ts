import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { signedIn, visitor } from '#tests/helpers/client'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { packageBody } from '#tests/helpers/package_body'

test.group('A package for the page to print', (group) => {
  let acme: TestCompany
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
  })

  const path = (id: string) => `/api/out/packages/${id}`

  test('is the stored package with its figures, and with the name of its worker', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const { body: worker } = await hr.post('/api/workers', {
      firstName: 'Amélie',
      lastName: 'Vandenbroucke',
    })
    const { body: made } = await hr.post('/api/packages', packageBody())
    const { status, body } = await (await signedIn('payroll')).get(path(made.id))
    assert.equal(status, 200)
    assert.deepEqual(body.pack, made)
    assert.deepEqual(body.compute, made.compute)
    assert.isNull(body.worker)

    await hr.put(`/api/packages/${made.id}/simulation-worker`, { simulationWorkerId: worker.id })
    assert.deepEqual((await hr.get(path(made.id))).body.worker, {
      id: worker.id,
      displayName: 'Amélie Vandenbroucke',
    })
  })

  test('names whom it is offered to, or agreed with', async ({ assert }) => {
    const hr = await signedIn('hr')
    const { body: worker } = await hr.post('/api/workers', { firstName: 'Bo', lastName: 'Peeters' })
    const body = packageBody({ packageCategory: 'OFFERED' }, { offerWorkerId: worker.id })
    const { body: made } = await hr.post('/api/packages', body)
    assert.equal((await hr.get(path(made.id))).body.worker.displayName, 'Bo Peeters')
  })

  test('is shown to signed-in users only, and to no other company', async ({ assert }) => {
    assert.equal((await (await visitor()).get(path(acme.packageIds[0]))).status, 401)
    const other = await signedIn('admin', 'globex')
    assert.equal((await other.get(path(acme.packageIds[0]))).status, 404)
    assert.equal((await other.get(path(randomUUID()))).status, 404)
    assert.equal((await other.get(path('nothing'))).status, 404)
  })

  test('shows a manager their own work only', async ({ assert }) => {
    const manager = await signedIn('manager')
    const { body: own } = await manager.post('/api/packages', packageBody())
    assert.equal((await manager.get(path(own.id))).status, 200)
    assert.equal((await manager.get(path(acme.packageIds[0]))).status, 404)
  })
})
