import { test } from '@japa/runner'
import { actingAs } from '#modules/accounts/index'
import { visibleContracts } from '#modules/contracts/queries/visible_contracts'
import { writeExport } from '#modules/exports/jobs/write_export'
import { visibleOffers } from '#modules/offers/queries/visible_offers'
import { visiblePackages } from '#modules/packages/index'
import { visibleSacrifices } from '#modules/packages/queries/visible_sacrifices'
import { visibleIndexations } from '#modules/indexation/queries/visible_indexations'
import { visibleReviews } from '#modules/reviews/queries/visible_reviews'
import { visibleScenarios } from '#modules/scenarios/queries/visible_scenarios'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { visibleWorkers } from '#modules/team/index'
import { linkTo, open, path } from '#tests/helpers/candidate'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { candidateOf, sentOffer } from '#tests/helpers/offers'
import { packageBody } from '#tests/helpers/package_body'

const EVERYTHING = ['SUPER_ADMINISTRATOR', 'ADMINISTRATOR', 'PAYROLL', 'HR']

/** The lists that show pay or a person, and the table behind each. */
const LISTS = {
  '/api/packages': 'packages',
  '/api/workers': 'workers',
  '/api/worker-choices': 'workers',
  '/api/offers': 'offers',
  '/api/contracts': 'contracts',
  '/api/salary-sacrifices': 'salary_sacrifices',
} as const
type Table = (typeof LISTS)[keyof typeof LISTS]

/** How one row of each is read by itself. */
const SINGLE: Record<Exclude<Table, 'contracts'>, ((id: string) => string)[]> = {
  packages: [
    (id) => `/api/packages/${id}`,
    (id) => `/api/packages/${id}/versions`,
    (id) => `/api/out/packages/${id}`,
  ],
  workers: [(id) => `/api/workers/${id}`],
  offers: [(id) => `/api/offers/${id}`],
  salary_sacrifices: [(id) => `/api/out/sacrifice/${id}`],
}

const QUERIES = [
  visibleContracts,
  visibleIndexations,
  visibleOffers,
  visiblePackages,
  visibleReviews,
  visibleSacrifices,
  visibleScenarios,
  visibleWorkers,
]

test.group('Who sees pay and people', (group) => {
  let acme: TestCompany
  let hr: TestClient
  let manager: TestClient
  let offer: { id: string }
  /** What is there, and what of it is the manager's, by table. */
  let all: Record<Table, string[]>
  let managers: Record<Table, string[]>

  const ids = (table: Table, of = {}) =>
    inTenant(acme.id, async (trx) => (await trx.from(table).where(of)).map(({ id }) => id))
  const listed = async (client: TestClient, list: string): Promise<string[]> =>
    (await client.get(list)).body.data.map(({ id }: { id: string }) => id)
  /** A user who is signed in, in another role than the demo account had. */
  const inRole = async (role: string) => {
    const client = await signedIn('viewer')
    await inTenant(acme.id, (trx) =>
      trx.from('users').where('email', 'viewer@acme.test').update({ role })
    )
    return client
  }

  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    ;[hr, manager] = [await signedIn('hr'), await signedIn('manager')]
    offer = await sentOffer(hr, acme)
    const [contract] = (await hr.get('/api/contracts')).body.data
    const kept = await hr.post('/api/salary-sacrifices', {
      workerId: contract.workerId,
      packageId: contract.packageId,
      startDate: '2026-12-01',
      given: { kind: 'salaireBrut', amount: null },
      benefit: { kind: 'epargnePension', value: 600 },
    })
    if (kept.status !== 201) throw new Error(kept.raw.toString())
    await manager.post('/api/packages', packageBody())
    await manager.post('/api/offers', {})

    all = {} as typeof all
    for (const table of new Set(Object.values(LISTS))) all[table] = await ids(table)
    const { id, department } = await inTenant(acme.id, async (trx) => ({
      id: (await trx.from('users').where('email', 'manager@acme.test').firstOrFail()).id,
      department: (await trx.from('department_managers').firstOrFail()).department_id,
    }))
    const workers = await ids('workers', { department_id: department })
    managers = {
      workers,
      packages: await ids('packages', { created_by: id }),
      offers: await ids('offers', { created_by: id }),
      contracts: await ids('contracts', { worker_id: workers[0] }),
      salary_sacrifices: [],
    }
    for (const [table, own] of Object.entries(managers))
      if (own.length >= all[table as Table].length) throw new Error(`${table}: nothing is hidden`)
  })

  /** Every list and every row by itself: what should be seen is, and the rest is as if it were not there. */
  async function shows(
    assert: { sameMembers: Function; equal: Function },
    client: TestClient,
    seen: Record<Table, string[]>
  ) {
    for (const [list, table] of Object.entries(LISTS))
      assert.sameMembers(await listed(client, list), seen[table], list)
    for (const [table, addresses] of Object.entries(SINGLE))
      for (const id of all[table as Table])
        for (const address of addresses) {
          const status = seen[table as Table].includes(id) ? 200 : 404
          assert.equal((await client.get(address(id))).status, status, address(id))
        }
  }

  for (const role of EVERYTHING)
    test(`${role}: everything of the company`, async ({ assert }) => {
      await shows(assert, await inRole(role), all)
    })

  test('VIEWER: the people and from when to when they work, and nothing of pay, by whatever call', async ({
    assert,
  }) => {
    const viewer = await inRole('VIEWER')
    for (const list of ['/api/workers', '/api/worker-choices', '/api/contracts'] as const)
      assert.sameMembers(await listed(viewer, list), all[LISTS[list]], list)
    for (const id of all.workers) {
      const { body } = await viewer.get(`/api/workers/${id}`)
      assert.isNull(body.etatCivil)
      assert.isTrue(body.contracts.every((one: { package: unknown }) => one.package === null))
    }
    const [pack] = all.packages
    const [sacrifice] = all.salary_sacrifices
    for (const address of [
      ...['/api/packages', '/api/offers', '/api/salary-sacrifices', '/api/casefile'],
      ...['/api/packages/csv', '/api/packages/xlsx', '/api/payroll-cost', '/api/pay-ranges'],
      ...[`/api/packages/${pack}`, `/api/packages/${pack}/versions`, `/api/out/packages/${pack}`],
      ...[
        `/api/offers/${offer.id}`,
        `/api/offers/${offer.id}/pdf`,
        `/api/out/sacrifice/${sacrifice}`,
      ],
      ...['summary', 'cash-flow', 'ranges', 'scatter', 'reductions', 'heat-map'].map(
        (page) => `/api/analytics/${page}`
      ),
    ])
      assert.equal((await viewer.get(address)).status, 403, address)
    assert.equal((await viewer.post(`/api/packages/${pack}/prints`, {})).status, 403)
    const asked = await viewer.post('/api/exports', { kind: 'packages', format: 'csv' })
    assert.equal(asked.status, 403)
    const found = (await viewer.get('/api/search?search=a')).body.data as { kind: string }[]
    assert.isTrue(found.every(({ kind }) => !['package', 'offer', 'casefile'].includes(kind)))
  })

  test('MANAGER: their own work, and the people of their departments', async ({ assert }) => {
    assert.lengthOf(managers.workers, 1)
    await shows(assert, manager, managers)
  })

  test('MANAGER: what they prepare is theirs until its person works here; of these they see what contracts pay and cost', async ({
    assert,
  }) => {
    const [worker] = managers.workers
    const { body: pack } = await manager.post('/api/packages', packageBody())
    const refused = async (answer: Promise<{ status: number; body: { code: string } }>) => {
      const { status, body } = await answer
      assert.deepEqual([status, body.code], [403, 'E_PAY_OF_WORKER'])
    }
    const before = [await ids('packages'), await ids('offers')]
    await refused(
      manager.put(`/api/packages/${pack.id}/simulation-worker`, { simulationWorkerId: worker })
    )
    await refused(manager.post('/api/packages', packageBody({}, { simulationWorkerId: worker })))
    await refused(manager.post('/api/offers', { workerId: worker }))
    await refused(manager.post('/api/offers', { workerId: worker, packageId: pack.id }))
    assert.deepEqual([await ids('packages'), await ids('offers')], before)
    assert.equal((await manager.get(`/api/packages/${pack.id}`)).body.version, pack.version)
    // What only looks like an id names nobody, and closes no list.
    const nobody = packageBody({}, { simulationWorkerId: '-'.repeat(36) })
    const { id: invented } = (await manager.post('/api/packages', nobody)).body
    assert.include(await listed(manager, '/api/packages'), invented)

    // A candidate is somebody to negotiate with; what the record says of their household is not told for that.
    const candidate = await candidateOf(acme, {
      department_id: (
        await inTenant(acme.id, (trx) => trx.from('workers').where('id', worker).firstOrFail())
      ).department_id,
      etat_civil: 'marie',
      enfants_a_charge: 3,
    })
    const made = await manager.post('/api/offers', { workerId: candidate, packageId: pack.id })
    assert.equal(made.status, 201, made.raw.toString())
    assert.deepEqual(made.body.fullPackage.worker, pack.worker)
    const { id: offerId, version, packageId } = made.body
    await refused(manager.put(`/api/offers/${offerId}`, { version, workerId: worker }))

    // They sign: from then on their pay is that of a worker.
    const [contract] = await inTenant(acme.id, (trx) =>
      trx.from('contracts').whereNot('worker_id', worker)
    )
    await inTenant(acme.id, (trx) =>
      trx.from('contracts').where('id', contract.id).update({ worker_id: candidate })
    )
    for (const address of [`/api/offers/${offerId}`, `/api/packages/${packageId}`]) {
      assert.equal((await manager.get(address)).status, 404, address)
      assert.equal((await hr.get(address)).status, 200, address)
    }
    assert.notInclude(await listed(manager, '/api/offers'), offerId)
    assert.notInclude(await listed(manager, '/api/packages'), packageId)
    const shown = (await manager.get(`/api/workers/${candidate}`)).body
    assert.isNull(shown.etatCivil)
    assert.isAbove(shown.contracts[0].package.salaireBrut, 0)
    assert.isNull(shown.contracts[0].package.salaireNet)
  })

  test('a newcomer is refused and a visitor not known, whatever they ask for', async ({
    assert,
  }) => {
    const addresses = [
      ...Object.keys(LISTS),
      ...Object.entries(SINGLE).flatMap(([table, of]) =>
        of.map((address) => address(all[table as Table][0]))
      ),
    ]
    const [newcomer, stranger] = [await inRole('NEWCOMER'), await visitor()]
    for (const address of addresses) {
      assert.equal((await newcomer.get(address)).status, 403, address)
      assert.equal((await stranger.get(address)).status, 401, address)
    }
    assert.deepEqual((await newcomer.get('/api/search?search=a')).body.data ?? [], [])
  })

  test('a candidate reads the one offer that they opened, and stays a visitor for all else', async ({
    assert,
  }) => {
    const other = await sentOffer(hr, acme)
    const [candidate, link] = [await visitor(), await linkTo(offer.id, hr)]
    const { name } = await linkTo(other.id, hr)
    const opened = await open(candidate, link)
    assert.equal(opened.status, 200)
    assert.equal((await candidate.get(path(link.name))).status, 200)
    assert.equal((await candidate.get(path(name))).status, 404)
    assert.equal((await candidate.get(`/api/offers/${offer.id}`)).status, 401)
    assert.equal((await candidate.get('/api/packages')).status, 401)
  })

  test('a list as a file holds what its owner may see, and is theirs alone', async ({ assert }) => {
    const files = new Map<TestClient, string>()
    for (const [client, seen] of [
      [hr, all.packages],
      [manager, managers.packages],
    ] as const) {
      const { body } = await client.post('/api/exports', { kind: 'packages', format: 'csv' })
      await writeExport.handle({ companyId: acme.id, requestId: 'test', exportId: body.id })
      const file = (await client.get(`/api/exports/${body.id}/file`)).body as string
      assert.lengthOf(file.trimEnd().split('\r\n'), seen.length + 1)
      assert.lengthOf(
        (await client.get('/api/packages/csv')).body.trimEnd().split('\r\n'),
        seen.length + 1
      )
      files.set(client, body.id)
    }
    for (const [client, id] of files) {
      assert.deepEqual(await listed(client, '/api/exports'), [id])
      for (const other of files.values())
        if (other !== id) assert.equal((await client.get(`/api/exports/${other}/file`)).status, 404)
    }
  })

  test('below the calls too: a scope that sees nothing reads no row, until a reason is given why it may', async ({
    assert,
  }) => {
    await forSystem('test', acme.id, async (scope) => {
      const newcomer = { ...scope, ...actingAs({ id: scope.companyId, role: 'NEWCOMER' }) }
      const invented = { ...scope, ...actingAs({ id: scope.companyId, role: 'OWNER' }) }
      for (const blind of [newcomer, invented])
        for (const query of QUERIES) assert.lengthOf(await query(blind), 0, query.name)
      const lifted = seeingWhatTheActorMayNot(newcomer, 'a test looks')
      assert.lengthOf(await visiblePackages(lifted), all.packages.length)
      assert.equal(lifted.actor, newcomer.actor)
      assert.equal(newcomer.visibility, 'nothing')
    })
  })
})
