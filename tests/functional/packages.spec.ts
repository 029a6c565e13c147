import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, visitor } from '#tests/helpers/client'
import { HEADLINE, packageBody } from '#tests/helpers/package_body'

const rowsOf = (company: TestCompany) =>
  inTenant(company.id, (trx) => trx.from('packages').orderBy('id'))

test.group('Packages', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let untouched: string
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    untouched = await checksumOf(globex.id)
  })

  test('making one — anonymous and viewer are refused and nothing is kept', async ({ assert }) => {
    const before = (await rowsOf(acme)).length
    assert.equal((await (await visitor()).post('/api/packages', HEADLINE)).status, 401)
    const answer = await (await signedIn('viewer')).post('/api/packages', HEADLINE)
    assert.equal(answer.status, 403)
    assert.equal(answer.body.code, 'E_FORBIDDEN')
    assert.lengthOf(await rowsOf(acme), before)
  })

  test('making one — HR gets the figures of the law, and they are kept with the law set', async ({
    assert,
  }) => {
    const answer = await (await signedIn('hr')).post('/api/packages', HEADLINE)
    assert.equal(answer.status, 201)
    const month = answer.body.compute.remuneration.remunerationMensuelle
    assert.containsSubset(month, {
      salaireBrut: 3000,
      onss: -392.1,
      bonusEmploi: 110.54,
      imposable: 2718.44,
      precompteProfessionnel: -437.87,
      csss: -19.24,
      salaireNet: 2261.33,
    })
    const [row] = (await rowsOf(acme)).filter((one) => one.id === answer.body.id)
    assert.deepEqual(row.compute, answer.body.compute)
    assert.deepEqual(row.lawset, answer.body.lawset)
    assert.equal(row.lawset.id, 'BE-2026-09-01')
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('making one twice with the same id makes one', async ({ assert }) => {
    const client = await signedIn('hr')
    const before = (await rowsOf(acme)).length
    const id = randomUUID()
    const [first, second] = await Promise.all([
      client.post('/api/packages', { id, ...HEADLINE }),
      client.post('/api/packages', { id, ...HEADLINE }),
    ])
    assert.deepEqual([first.status, second.status], [201, 201])
    assert.deepEqual([first.body.id, second.body.id], [id, id])
    assert.equal((await client.post('/api/packages', { id, ...HEADLINE })).body.id, id)
    assert.lengthOf(await rowsOf(acme), before + 1)
  })

  test('the figure that was fixed is kept with the package, its copies and its versions', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const pin = { figure: 'net', period: 'month', amount: 2261.33 }
    const made = (await hr.post('/api/packages', { ...HEADLINE, pin })).body
    assert.deepEqual(made.pin, pin)
    assert.deepEqual((await hr.get(`/api/packages/${made.id}`)).body.pin, pin)

    const copy = randomUUID()
    await hr.post('/api/packages/duplicate', { copies: [{ id: copy, of: made.id }] })
    assert.deepEqual((await hr.get(`/api/packages/${copy}`)).body.pin, pin)

    const path = `/api/packages/${made.id}`
    assert.isNull((await hr.put(path, { ...HEADLINE, version: 1 })).body.pin)
    const { data } = (await hr.get(`${path}/versions`)).body
    assert.deepEqual(data[0].changes, [{ path: 'pin.net.month', before: 2261.33, after: null }])
    assert.deepEqual(
      (await hr.post(`${path}/versions/1/restoration`, { version: 2 })).body.pin,
      pin
    )
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('a fixed figure that the package does not give is not kept, and a wrong one is refused', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    for (const pin of [
      { figure: 'net', period: 'month', amount: 2600 },
      { figure: 'gross', period: 'month', amount: 3000 },
    ])
      assert.isNull((await hr.post('/api/packages', { ...HEADLINE, pin })).body.pin)
    for (const [field, value] of Object.entries({ figure: 'tax', period: 'week', amount: '9' })) {
      const pin = { figure: 'cost', period: 'year', amount: 1, [field]: value }
      const { status, body } = await hr.post('/api/packages', { ...HEADLINE, pin })
      assert.deepEqual([status, body.errors[0].path], [422, `pin.${field}`])
    }
  })

  test('an id that another company uses is not taken over, and tells nothing', async ({
    assert,
  }) => {
    const client = await signedIn('hr', 'acme')
    const answer = await client.post('/api/packages', { id: globex.packageIds[0], ...HEADLINE })
    assert.equal(answer.status, 409)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('reading — another company sees 404, the same as for an id that never was', async ({
    assert,
  }) => {
    const client = await signedIn('admin', 'globex')
    const foreign = await client.get(`/api/packages/${acme.packageIds[0]}`)
    const unknown = await client.get(`/api/packages/${randomUUID()}`)
    assert.equal(foreign.status, 404)
    assert.deepEqual({ ...foreign.body, requestId: '' }, { ...unknown.body, requestId: '' })
  })

  test('the list is paginated, filtered and searched, and shows this company only', async ({
    assert,
  }) => {
    assert.equal((await (await signedIn('viewer')).get('/api/packages')).status, 403)
    const client = await signedIn('hr')
    const all = await client.get('/api/packages?perPage=2')
    const meta = { total: 3, estimated: false, page: 1, perPage: 2, lastPage: 2 }
    assert.deepEqual(all.body.meta, meta)
    assert.lengthOf((await client.get('/api/packages?page=2&perPage=2')).body.data, 1)
    assert.equal((await client.get('/api/packages?category=SIMULATION')).body.meta.total, 0)
    assert.equal((await client.get('/api/packages?search=compta')).body.meta.total, 1)
    assert.equal((await client.get('/api/packages?search=developpeuse')).body.meta.total, 1)
    assert.equal((await client.get('/api/packages?search=%25')).body.meta.total, 0)
    assert.equal((await client.get('/api/packages?perPage=101')).status, 422)
  })

  test('changing one — anonymous, viewer and another company change nothing', async ({
    assert,
  }) => {
    const before = await checksumOf(acme.id)
    const body = { version: 1, ...packageBody({}, { salaireBrut: 9999 }) }
    const path = `/api/packages/${acme.packageIds[0]}`
    assert.equal((await (await visitor()).put(path, body)).status, 401)
    assert.equal((await (await signedIn('viewer', 'globex')).put(path, body)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).put(path, body)).status, 404)
    assert.equal(
      await checksumOf(acme.id, { except: ['audit_log'] }),
      before
        .split('\n')
        .filter((line) => !line.startsWith('audit_log'))
        .join('\n')
    )
  })

  test('changing one — the figures follow and the version counts up; an older version is refused', async ({
    assert,
  }) => {
    const client = await signedIn('hr')
    const { body: made } = await client.post('/api/packages', packageBody())
    const path = `/api/packages/${made.id}`
    const answer = await client.put(path, { version: 1, ...HEADLINE })
    assert.equal(answer.status, 200)
    assert.equal(answer.body.version, 2)
    assert.equal(answer.body.compute.remuneration.remunerationMensuelle.salaireNet, 2261.33)
    const stale = await client.put(path, { version: 1, ...packageBody({}, { salaireBrut: 4000 }) })
    assert.equal(stale.status, 409)
    assert.equal(stale.body.code, 'E_STALE_VERSION')
    assert.equal((await client.get(path)).body.package.salaireBrut, 3000)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('removing one — anonymous, viewer and another company remove nothing; HR does; a contracted one stays', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const { body } = await hr.post('/api/packages', HEADLINE)
    const path = `/api/packages/${body.id}`
    assert.equal((await (await visitor()).delete(path)).status, 401)
    assert.equal((await (await signedIn('viewer')).delete(path)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).delete(path)).status, 404)
    assert.equal((await hr.get(path)).status, 200)
    assert.deepEqual((await hr.delete(path)).body, { id: body.id })
    assert.equal((await hr.get(path)).status, 404)
    assert.equal((await hr.delete(`/api/packages/${acme.packageIds[0]}`)).status, 409)
  })

  test('printing — anonymous and another company are refused; asked twice with one id it is enqueued once', async ({
    assert,
  }) => {
    const path = `/api/packages/${acme.packageIds[0]}/prints`
    assert.equal((await (await visitor()).post(path, {})).status, 401)
    assert.equal((await (await signedIn('admin', 'globex')).post(path, {})).status, 404)
    assert.equal((await (await signedIn('viewer')).post(path, {})).status, 403)
    const client = await signedIn('hr')
    const id = randomUUID()
    assert.equal((await client.post(path, { id, language: 'nl' })).status, 202)
    assert.equal((await client.post(path, { id, language: 'nl' })).body.id, id)
    const enqueued = await inTenant(acme.id, (trx) =>
      trx.from('outbox').where('name', 'print-package')
    )
    assert.lengthOf(enqueued, 1)
    assert.equal((await client.get(`/api/prints/${id}`)).body.status, 'waiting')
    assert.equal((await client.get(`/api/prints/${id}/pdf`)).body.code, 'E_NOT_READY')
    assert.equal((await (await signedIn('admin', 'globex')).get(`/api/prints/${id}`)).status, 404)
    assert.equal(
      (await (await signedIn('admin', 'globex')).get(`/api/prints/${id}/pdf`)).status,
      404
    )
  })
})

test.group('A package on a day whose law is not wholly known', (group) => {
  group.each.setup(async () => {
    await freshCompanies()
  })

  test('is computed, keeps which lines are left out, and says so when it is read again', async ({
    assert,
  }) => {
    const client = await signedIn('hr')
    const made = await client.post('/api/packages', packageBody({ date: '2023-06-01' }))
    assert.equal(made.status, 201)
    const leftOut = made.body.gaps.filter((gap: { effect: string }) => gap.effect === 'left_out')
    assert.isNotEmpty(leftOut)
    assert.equal(made.body.compute.remuneration.remunerationAnnuelle.doublePeculeVacances, 0)
    assert.deepEqual((await client.get(`/api/packages/${made.body.id}`)).body.gaps, made.body.gaps)
  })
})
