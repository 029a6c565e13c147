import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'
import { packageBody } from '#tests/helpers/package_body'

let acme: TestCompany
let globex: TestCompany

const rows = () => inTenant(acme.id, (trx) => trx.from('packages').orderBy('id'))
const path = (id: string) => `/api/packages/${id}/variants`

async function make(changes: object = {}, fields: object = {}): Promise<string> {
  const answer = await (
    await signedIn('hr')
  ).post('/api/packages', packageBody({ ...changes }, { ...fields }))
  if (answer.status !== 201) throw new Error(String(answer.raw))
  return answer.body.id
}

test.group('Variants of a package', (group) => {
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('anonymous, viewer and another company add none; HR adds B and C, once each, and no list shows them', async ({
    assert,
  }) => {
    const of = await make({ pin: { figure: 'net', period: 'month', amount: 2261.33 } })
    const body = { id: randomUUID() }
    const before = (await rows()).length
    assert.equal((await (await visitor()).post(path(of), body)).status, 401)
    assert.equal((await (await signedIn('viewer')).post(path(of), body)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).post(path(of), body)).status, 404)
    assert.equal((await (await signedIn('hr', 'globex')).get(path(of))).status, 404)
    assert.lengthOf(await rows(), before)

    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const hr = await signedIn('hr')
    const listed = (await hr.get('/api/packages')).body.meta.total
    const made = await hr.post(path(of), body)
    assert.equal(made.status, 201)
    assert.equal((await hr.post(path(of), body)).status, 201)
    assert.lengthOf(await rows(), before + 1)
    const family = (await hr.post(path(body.id), { id: randomUUID() })).body.data
    assert.deepEqual(
      family.map(({ letter }: { letter: string }) => letter),
      ['A', 'B', 'C']
    )
    assert.equal(family[0].id, of)
    assert.equal(family[1].salaireNet, family[0].salaireNet)
    // Three at most, as many as are compared at once.
    assert.equal((await hr.post(path(of), { id: randomUUID() })).status, 409)
    assert.deepEqual((await (await signedIn('payroll')).get(path(body.id))).body.data, family)
    assert.equal((await hr.get('/api/packages')).body.meta.total, listed)
    const variant = (await hr.get(`/api/packages/${body.id}`)).body
    const original = (await hr.get(`/api/packages/${of}`)).body
    assert.deepEqual(variant.pin, original.pin)
    assert.deepEqual(variant.compute, original.compute)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('a variant is changed and removed by itself, and they go with their package', async ({
    assert,
  }) => {
    const of = await make()
    const hr = await signedIn('hr')
    const [b, c] = [randomUUID(), randomUUID()]
    await hr.post(path(of), { id: b })
    await hr.post(path(of), { id: c })
    const { body: variant } = await hr.get(`/api/packages/${b}`)
    const changed = await hr.put(`/api/packages/${b}`, {
      ...packageBody({}, { salaireBrut: 3333 }),
      version: variant.version,
    })
    assert.equal(changed.status, 200)
    const gross = (await hr.get(path(of))).body.data.map((each: any) => each.salaireBrut)
    assert.deepEqual(gross, [3000, 3333, 3000])
    assert.equal((await hr.delete(`/api/packages/${b}`)).status, 200)
    // The letter is free again.
    const again = (await hr.post(path(of), { id: randomUUID() })).body.data
    assert.deepEqual(
      again.map(({ letter }: { letter: string }) => letter),
      ['A', 'B', 'C']
    )
    assert.equal((await hr.delete(`/api/packages/${of}`)).status, 200)
    assert.equal((await hr.get(`/api/packages/${c}`)).status, 404)
  })

  test('anonymous, viewer and another company name none; HR names one, and takes the name back', async ({
    assert,
  }) => {
    const of = await make()
    const hr = await signedIn('hr')
    const id = randomUUID()
    await hr.post(path(of), { id })
    const [name, body] = [`/api/packages/${id}/variant-name`, { name: '  Sans voiture ' }]
    const names = async () =>
      (await hr.get(path(of))).body.data.map((each: { name: string | null }) => each.name)
    assert.equal((await (await visitor()).put(name, body)).status, 401)
    assert.equal((await (await signedIn('viewer')).put(name, body)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).put(name, body)).status, 404)
    assert.deepEqual(await names(), [null, null])

    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const { version } = (await hr.get(`/api/packages/${id}`)).body
    assert.equal((await hr.put(name, body)).status, 200)
    // Twice is once.
    assert.equal((await hr.put(name, body)).status, 200)
    assert.deepEqual(await names(), [null, 'Sans voiture'])
    // A name is no new version: who has the package open goes on.
    assert.equal((await hr.get(`/api/packages/${id}`)).body.version, version)
    assert.equal((await hr.put(name, { name: 'x'.repeat(61) })).status, 422)
    assert.equal((await hr.put(name, { name: 'A', letter: 'A' })).status, 422)
    assert.equal((await hr.put(name, { name: null })).status, 200)
    assert.deepEqual(await names(), [null, null])
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('what was agreed has no variants', async ({ assert }) => {
    const hr = await signedIn('hr')
    const contracted = await hr.post(path(acme.packageIds[0]), { id: randomUUID() })
    assert.equal(contracted.status, 409)
    const named = await hr.put(`/api/packages/${acme.packageIds[0]}/variant-name`, { name: 'A' })
    assert.equal(named.status, 409)
  })
})
