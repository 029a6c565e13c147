import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { ComputeFigures } from '#modules/analytics/index'
import { computeFigures } from '#modules/analytics/jobs/compute_figures'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'

const READS = [
  '/api/analytics/figures',
  '/api/analytics/filters',
  '/api/analytics/summary',
  '/api/analytics/cash-flow',
  '/api/analytics/ranges',
  '/api/analytics/scatter',
  '/api/analytics/reductions',
  '/api/analytics/heat-map',
  '/api/pay-ranges',
]

const RANGE = { nomFonction: 'Comptable', minimum: 3_400, midpoint: 4_000, maximum: 4_600 }

test.group('Analytics', (group) => {
  let acme: TestCompany
  let globex: TestCompany

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await computed()
  })

  const computed = () =>
    computeFigures.handle({ companyId: acme.id, requestId: 'test', cause: 'test' })
  const figures = async () => (await (await signedIn('hr')).get('/api/analytics/figures')).body
  const people = async (client: TestClient, query = '') =>
    (await client.get(`/api/analytics/ranges${query}`)).body.data.flatMap(
      (row: { people: object[] }) => row.people
    )

  test('strangers, viewers and newcomers read nothing; HR and payroll everybody; a manager their people', async ({
    assert,
  }) => {
    const [viewer, stranger, manager] = [
      await signedIn('viewer'),
      await visitor(),
      await signedIn('manager'),
    ]
    for (const path of READS) {
      assert.equal((await stranger.get(path)).status, 401, path)
      assert.equal((await viewer.get(path)).status, 403, path)
      assert.equal((await manager.get(path)).status, 200, path)
    }
    for (const role of ['hr', 'payroll', 'admin'] as const)
      assert.lengthOf(await people(await signedIn(role)), 3)
    const own = await inTenant(acme.id, (trx) =>
      trx.from('workers').whereNotNull('department_id').select('id')
    )
    assert.sameMembers(
      (await people(manager)).map(({ id }: { id: string }) => id),
      own.map(({ id }) => id)
    )
    assert.lengthOf(own, 1)
    for (const path of READS.slice(2, 7)) {
      const { raw } = await manager.get(path)
      assert.notMatch(raw.toString(), /salaireNet|precompte|etatCivil|enfantsACharge/i, path)
    }
    const scatter = (await manager.get('/api/analytics/scatter')).body
    assert.lengthOf(scatter.points, 1)
    assert.isNull(scatter.points[0].gender)
    assert.equal((await manager.get('/api/analytics/scatter?axis=age')).status, 403)
    assert.equal((await (await signedIn('hr')).get('/api/analytics/scatter?axis=age')).status, 200)
  })

  test('a company without the team feature is refused', async ({ assert }) => {
    const { status, body } = await (await signedIn('hr', 'globex')).get('/api/analytics/ranges')
    assert.deepEqual([status, body.code], [403, 'E_FEATURE_LOCKED'])
  })

  test('figures are kept with their law, found missing, and computed again when the package or the law is another', async ({
    assert,
  }) => {
    const all = await figures()
    assert.deepInclude(all, { ready: all.total, stale: 0, missing: 0, failed: 0 })
    assert.isAbove(all.total, 2)
    await inTenant(acme.id, async (trx) => {
      const rows = await trx.from('contract_figures').orderBy('id')
      await trx.from('contract_figures').where('id', rows[0].id).delete()
      await trx.from('contract_figures').where('id', rows[1].id).update({ law_hash: 'former' })
      await trx.from('packages').where('id', rows[2].package_id).increment('version', 1)
    })
    assert.deepInclude(await figures(), { ready: all.total - 3, stale: 2, missing: 1 })
    assert.lengthOf(await people(await signedIn('hr')), 2)
    // Slice by slice, each from where the former ended.
    const slice = (after: string | null) =>
      forSystem('test', acme.id, (scope) => ComputeFigures.handle(scope, 2, after))
    const first = await slice(null)
    assert.equal(first.computed, 2)
    assert.deepEqual(await slice(first.next), { computed: 1, next: null })
    assert.deepEqual(await figures(), all)
    // Done again there is nothing to do.
    await computed()
    assert.deepEqual(await slice(null), { computed: 0, next: null })
  })

  test('the last stale version is found however many are ready before it, and the end is told', async ({
    assert,
  }) => {
    const all = await figures()
    await inTenant(acme.id, async (trx) => {
      const last = await trx
        .from('contracts')
        .whereNull('corrected_by_id')
        .orderBy('id', 'desc')
        .firstOrFail()
      await trx.from('contract_figures').where('contract_id', last.id).delete()
    })
    const slices: { computed: number; next: string | null }[] = []
    do
      slices.push(
        await forSystem('test', acme.id, (scope) =>
          ComputeFigures.handle(scope, 250, slices.at(-1)?.next ?? null, 1)
        )
      )
    while (slices.at(-1)!.next !== null)
    assert.deepEqual(
      slices.flatMap((slice, at) => (slice.computed > 0 ? [[at, slice.computed]] : [])),
      [[slices.length - 2, 1]]
    )
    assert.isAbove(slices.length, 3)
    assert.deepEqual(await figures(), all)
  })

  test('the cash flow adds up to the cost of a year, with holiday pay and premium in their month', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const months = (await hr.get('/api/analytics/cash-flow')).body.data
    assert.lengthOf(months, 12)
    const { employerCost } = (await hr.get('/api/analytics/summary')).body
    const sum = months.reduce(
      (total: number, { total: each }: { total: number }) => total + each,
      0
    )
    assert.closeTo(sum, employerCost, 0.005)
    for (const { month, doublePeculeVacances, primeFinAnnee } of months) {
      assert.equal(doublePeculeVacances > 0, month.endsWith('-06'), month)
      assert.equal(primeFinAnnee > 0, month.endsWith('-12'), month)
    }
    assert.lengthOf((await hr.get('/api/analytics/cash-flow?months=24')).body.data, 24)
    assert.equal((await hr.get('/api/analytics/cash-flow?months=13')).status, 422)
  })

  test('a filter narrows, one that nobody has leaves nobody, an unknown one is refused', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    assert.lengthOf(await people(hr, '?nomFonction=Comptable'), 1)
    assert.lengthOf(await people(hr, '?level=none'), 0)
    assert.equal((await hr.get('/api/analytics/ranges?colour=red')).status, 422)
  })

  test('a range is kept by HR, in the place of the one before, and decides where people stand', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const untouched = await checksumOf(globex.id)
    const [stranger, viewer, manager] = [
      await visitor(),
      await signedIn('viewer'),
      await signedIn('manager'),
    ]
    assert.equal((await stranger.post('/api/pay-ranges', RANGE)).status, 401)
    for (const client of [viewer, manager])
      assert.equal((await client.post('/api/pay-ranges', RANGE)).status, 403)
    const wrong = await hr.post('/api/pay-ranges', { ...RANGE, midpoint: 3_000 })
    assert.deepEqual([wrong.status, wrong.body.code], [422, 'E_PAY_RANGE_ORDER'])
    assert.equal((await hr.post('/api/pay-ranges', { ...RANGE, midpoint: 4_100 })).status, 201)
    const { body } = await hr.post('/api/pay-ranges', RANGE)
    assert.lengthOf((await hr.get('/api/pay-ranges')).body.data, 1)
    const [chiara] = await people(hr, '?nomFonction=Comptable')
    assert.deepInclude(chiara, { pay: 3_150, compaRatio: 0.7875, band: 'BELOW' })
    const path = `/api/pay-ranges/${body.id}`
    assert.equal((await stranger.delete(path)).status, 401)
    assert.equal((await manager.delete(path)).status, 403)
    assert.deepEqual((await hr.delete(path)).body, { id: body.id })
    assert.equal((await hr.delete(path)).status, 404)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('strangers, viewers and managers have nothing recomputed; HR has', async ({ assert }) => {
    const path = '/api/analytics/figures'
    assert.equal((await (await visitor()).post(path)).status, 401)
    for (const role of ['viewer', 'manager'] as const)
      assert.equal((await (await signedIn(role)).post(path)).status, 403)
    assert.equal((await (await signedIn('hr')).post(path)).status, 202)
    const jobs = await inTenant(acme.id, (trx) =>
      trx.from('outbox').where('name', 'compute-figures').where('key', 'like', '%/figures/%-%')
    )
    assert.lengthOf(jobs, 1)
  })

  test('who sees a part of the company is told of the whole in groups, and of a small one nothing', async ({
    assert,
  }) => {
    const manager = await signedIn('manager')
    const own = (await manager.get('/api/analytics/heat-map')).body
    assert.isFalse(own.cells.some(({ hidden }: { hidden: boolean }) => hidden))
    // Two people whom the manager does not see are too few to be told of.
    const whole = (await manager.get('/api/analytics/heat-map?company=true')).body
    for (const cell of whole.cells)
      if (cell.department !== 'Operations' || cell.level === null)
        assert.isTrue(cell.employerCost === null || cell.department === 'Operations')
    assert.isNull(whole.cells[0].employerCost)
    const [location] = await inTenant(acme.id, (trx) => trx.from('contract_locations'))
    const asked = await manager.get(`/api/analytics/heat-map?company=true&location=${location.id}`)
    assert.deepEqual([asked.status, asked.body.code], [422, 'E_ANALYTICS_GROUP_SMALL'])
  })

  test('of the whole company no suggested range is told: its middle is one person’s pay', async ({
    assert,
  }) => {
    // A manager's own person, alone in their department, in the function of five whose pay decides the range.
    const [mine, ...others] = await inTenant(acme.id, async (trx) => {
      const worker = await trx.from('workers').whereNotNull('department_id').firstOrFail()
      const contract = await trx.from('contracts').where('worker_id', worker.id).firstOrFail()
      const kept = await trx.from('contract_figures').where('contract_id', contract.id)
      await trx.from('workers').update({ nom_fonction: 'Analyste', level: 'A' })
      await trx.from('workers').whereNot('id', worker.id).update({ department_id: null })
      for (let n = 0; n < 6; n++) {
        const [workerId, contractId] = [randomUUID(), randomUUID()]
        await trx
          .insertQuery()
          .table('workers')
          .insert({
            ...{ id: workerId, first_name: 'Nele', last_name: `Nº ${n}`, language: 'fr' },
            ...{ nom_fonction: 'Analyste', level: 'A' },
          })
        await trx
          .insertQuery()
          .table('contracts')
          .insert({ ...contract, id: contractId, worker_id: workerId, offer_id: null })
        for (const { id: _id, ...row } of kept)
          await trx
            .insertQuery()
            .table('contract_figures')
            .insert({
              ...Object.fromEntries(
                Object.entries(row).map(([name, value]) => [
                  name,
                  name === 'reductions' ? JSON.stringify(value) : value,
                ])
              ),
              contract_id: contractId,
              full_time_gross: 4_000 + n,
            })
      }
      return [worker.id as string, ...(await trx.from('workers').select('id'))]
    })
    assert.isAbove(others.length, 6)
    const [manager, hr] = [await signedIn('manager'), await signedIn('hr')]
    const whole = async (client: TestClient) =>
      (await client.get('/api/analytics/heat-map?company=true')).body.cells as {
        department: string | null
        compaRatio: number | null
        employerCost: number | null
      }[]
    const own = async () => (await whole(manager)).find(({ department }) => department)!
    assert.include(
      (await people(manager)).map(({ id }: { id: string }) => id),
      mine
    )
    assert.isNotNull((await whole(hr))[0]!.compaRatio)
    assert.isTrue((await whole(manager)).every(({ compaRatio }) => compaRatio === null))
    assert.isNotNull((await own()).employerCost)
    // A range of the company's own is no secret: by it everybody may be told.
    const range = { ...RANGE, nomFonction: 'Analyste', level: 'A' }
    assert.equal((await hr.post('/api/pay-ranges', range)).status, 201)
    assert.isNotNull((await own()).compaRatio)
  })
})
