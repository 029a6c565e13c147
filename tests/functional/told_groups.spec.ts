import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { computeFigures } from '#modules/analytics/jobs/compute_figures'
import { SMALLEST_GROUP } from '#modules/analytics/domain/suppression'
import { DEMO_COMPANIES } from '#modules/demo/companies'
import { seedDemoCompany } from '#modules/demo/seed_demo_company'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { freshCompanies } from '#tests/helpers/companies'
import { telling } from '#tests/helpers/told_sums'

const MEASURES = ['compaRatio', 'employerCost', 'change'] as const

interface Cell extends Record<(typeof MEASURES)[number], number | null> {
  department: string | null
  level: string | null
  headcount: number | null
  hidden: boolean
}

/** Where a person stands, as the database has it; null measures are those that nobody has of them. */
interface Placed extends Record<(typeof MEASURES)[number], number | null> {
  id: string
  department: string
  level: string
  location: string
  costCenter: string
}

test.group('What a manager is told of the demo company', () => {
  test('over all pairs of filters no single pay can be computed from the answers, nor that of a few; and all is answered in the first minute of a database', async ({
    assert,
    cleanup,
  }) => {
    await freshCompanies()
    const [acme] = DEMO_COMPANIES
    const slug = 'initech'
    const companyId = await seedDemoCompany({
      ...{ ...acme!, slug, offers: [], templates: [], contracts: [], scenarios: [] },
    })
    // Three places of work and four cost centres, so that filters cut across departments.
    const { locations, centers } = await inTenant(companyId, async (trx) => {
      await trx
        .insertQuery()
        .table('contract_locations')
        .multiInsert(
          ['Gent', 'Liège'].map((city) => ({
            ...{
              name: city,
              street: 'Rue 1',
              postal_code: '9000',
              city,
              language_regime: 'BRUSSELS',
            },
          }))
        )
      await trx
        .insertQuery()
        .table('cost_centers')
        .multiInsert(['A', 'B', 'C'].map((name) => ({ name })))
      await trx.rawQuery(
        `update workers set
           contract_location_id = (select id from contract_locations order by id offset w.n % 3 limit 1),
           cost_center_id = (select id from cost_centers order by id offset (w.n * w.n) % 4 limit 1)
         from (select id, row_number() over (order by sort_name, id)::int n from workers) w where w.id = workers.id`
      )
      await trx.from('contracts').update({ contract_location_id: null, cost_center_id: null })
      const ids = async (table: string) => (await trx.from(table)).map(({ id }) => id as string)
      return { locations: await ids('contract_locations'), centers: await ids('cost_centers') }
    })
    await computeFigures.handle({ companyId, requestId: 'test', cause: 'test' })
    cleanup(() => db.connection('owner').rawQuery(`analyze ${JOINED.join(', ')}`))
    await forgetStatistics()
    const [hr, manager] = [await signedIn('hr', slug), await signedIn('manager', slug)]
    const people = await peopleOf(hr, companyId)
    assert.isAbove(people.length, 50)
    const own = await ownOf(manager)
    assert.isAbove(own.size, 0)

    const single = [
      ...locations.map((location) => ({ location })),
      ...centers.map((costCenter) => ({ costCenter })),
    ]
    const pairs = locations.flatMap((location) =>
      centers.map((costCenter) => ({ location, costCenter }))
    )
    let refused = 0
    let hidden = 0
    const answered: { filter: Partial<Placed>; cells: Cell[] }[] = []
    for (const filter of [{}, ...single, ...pairs]) {
      const query = new URLSearchParams({ company: 'true', ...filter })
      const { status, body } = await manager.get(`/api/analytics/heat-map?${query}`)
      if (status === 422) {
        assert.equal(body.code, 'E_ANALYTICS_GROUP_SMALL')
        refused += 1
        continue
      }
      assert.equal(status, 200)
      hidden += body.cells.filter((cell: Cell) => cell.hidden).length
      answered.push({ filter, cells: body.cells })
    }
    // Two filters at once are not answered; of one at a time most are.
    assert.isAtLeast(refused, pairs.length)
    assert.isAbove(answered.length, 1)
    assert.isAbove(hidden, 0)

    for (const measure of MEASURES) {
      const sums = answered.flatMap(({ filter, cells }) =>
        cells
          .filter((cell) => cell[measure] !== null)
          .map((cell) =>
            people
              .filter(
                (person) =>
                  stands(person, filter, cell) && person[measure] !== null && !own.has(person.id)
              )
              .map(({ id }) => id)
          )
      )
      assert.isAbove(sums.length, 1, measure)
      const told = telling(sums, SMALLEST_GROUP)
      assert.deepEqual(told.single, [], measure)
      assert.deepEqual(told.few, [], measure)
    }
    // No dots, scatter or list of those whom the manager does not see.
    const { points } = (await manager.get('/api/analytics/scatter')).body
    assert.isAbove(points.length, 0)
    assert.isTrue(points.every(({ id }: { id: string }) => own.has(id)))
  }).timeout(120_000)
})

/** What a page of analytics joins. */
const JOINED = ['workers', 'contracts', 'packages', 'contract_figures']

/** Leaves the planner as it is before a table was looked at the first time, which takes a minute. */
async function forgetStatistics(): Promise<void> {
  const owner = db.connection('owner')
  await owner.rawQuery(
    `select pg_clear_relation_stats('public', name) from unnest(?::text[]) as name`,
    [JOINED]
  )
  await owner.rawQuery(
    `select pg_clear_attribute_stats('public', relname, attname, false)
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relname = any(?) and attnum > 0 and not attisdropped`,
    [JOINED]
  )
}

function stands(person: Placed, filter: Partial<Placed>, { department, level }: Cell): boolean {
  return (
    (filter.location ?? person.location) === person.location &&
    (filter.costCenter ?? person.costCenter) === person.costCenter &&
    (department ?? person.department) === person.department &&
    (level ?? person.level) === person.level
  )
}

async function ownOf(client: TestClient): Promise<Set<string>> {
  const { data } = (await client.get('/api/workers?perPage=100')).body
  return new Set(data.map(({ id }: { id: string }) => id))
}

/** Everybody, as who sees all of them is shown them, with the places that the database has. */
async function peopleOf(hr: TestClient, companyId: string): Promise<Placed[]> {
  const rows = (await hr.get('/api/analytics/ranges')).body.data as {
    level: string
    source: 'OWN' | 'SUGGESTED' | null
    people: { id: string; department: string | null; compaRatio: number | null }[]
  }[]
  const places = await inTenant(companyId, async (trx) => {
    const workers = await trx.from('workers')
    const before = await trx
      .from('contracts')
      .whereRaw(`start_date <= current_date - interval '1 year'`)
      .whereRaw(`(end_date is null or end_date >= current_date - interval '1 year')`)
    const worked = new Set(before.map(({ worker_id: id }) => id))
    return new Map(
      workers.map((row) => [
        row.id as string,
        {
          location: row.contract_location_id as string,
          costCenter: row.cost_center_id as string,
          change: worked.has(row.id) ? 1 : null,
        },
      ])
    )
  })
  return rows.flatMap(({ level, source, people }) =>
    people.map(({ id, department, compaRatio }) => ({
      ...{ id, department: department ?? '', level, employerCost: 1 },
      // Of the whole company only the company's own ranges count.
      compaRatio: source === 'OWN' ? compaRatio : null,
      ...places.get(id)!,
    }))
  )
}
