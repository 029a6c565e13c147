import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { atnsVoiture } from '#modules/compute/pure'
import { signedIn, visitor } from '#tests/helpers/client'
import { freshCompanies } from '#tests/helpers/companies'
import { packageBody } from '#tests/helpers/package_body'

const CARS = [
  { id: 'e', description: 'Électrique', energie: 'ELECTRIQUE', valeur: 42_000, tcoMensuel: 700 },
  { id: 'd', description: 'Diesel', energie: 'DIESEL', co2: 120, valeur: 35_000, tcoMensuel: 600 },
] as const

const FLEX = packageBody(
  { packageType: 'FLEX' },
  { canVoitureSociete: true, voitureSocieteOptions: [...CARS, { ...CARS[0], id: undefined }] }
)

test.group('The benefit in kind of the cars of a package', (group) => {
  group.each.setup(async () => {
    await freshCompanies()
  })

  test('is that of the engine on the day of the package, by the id of the car', async ({
    assert,
  }) => {
    const made = await (await signedIn('hr')).post('/api/packages', FLEX)
    assert.equal(made.status, 201, made.raw.toString())
    const answer = await (await signedIn('admin')).get(`/api/out/packages/${made.body.id}/car-atns`)
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, atnsVoiture(CARS, '2026-09-01'))
    assert.isAbove(answer.body.d, answer.body.e)
  })

  test('of a package without cars is empty', async ({ assert }) => {
    const client = await signedIn('hr')
    const { body } = await client.post('/api/packages', packageBody())
    assert.deepEqual((await client.get(`/api/out/packages/${body.id}/car-atns`)).body, {})
  })

  test('is shown to signed-in users who may see packages, and to no other company', async ({
    assert,
  }) => {
    const made = await (await signedIn('hr')).post('/api/packages', FLEX)
    const path = `/api/out/packages/${made.body.id}/car-atns`
    assert.equal((await (await visitor()).get(path)).status, 401)
    assert.equal((await (await signedIn('viewer')).get(path)).status, 403)
    const other = await signedIn('admin', 'globex')
    assert.equal((await other.get(path)).status, 404)
    assert.equal((await other.get(`/api/out/packages/${randomUUID()}/car-atns`)).status, 404)
  })
})
