import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'
import { manyPackages } from '#tests/helpers/many_packages'

let acme: TestCompany

const idsOf = (body: any): string[] => body.data.map(({ id }: { id: string }) => id)

/** As the database's own housekeeping leaves a table that grew. */
const settle = (table: string) => db.connection('owner').rawQuery(`vacuum analyze ${table}`)

/** How the application's own role would read in one company, were its table too long to read all of it. */
const planOf = (sql: string): Promise<string> =>
  inTenant(acme.id, async (trx) => {
    await trx.rawQuery('set local enable_seqscan = off; set local enable_bitmapscan = off')
    const { rows } = await trx.rawQuery(`explain (costs off) ${sql}`)
    return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
  })

test.group('Long lists', (group) => {
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
  })

  test('the page after a package is the one that its number gives, in every order', async ({
    assert,
  }) => {
    await manyPackages(acme.id, 60)
    const viewer = await signedIn('viewer')
    for (const sort of ['changed', 'name', 'category', 'cost', 'gross', 'net'])
      for (const order of ['asc', 'desc']) {
        const page = async (query: string) =>
          (await viewer.get(`/api/packages?perPage=20&sort=${sort}&order=${order}&${query}`)).body
        const seen = new Set<string>()
        let after = ''
        for (const nth of [1, 2, 3, 4]) {
          const numbered = await page(`page=${nth}`)
          const following = await page(`page=${nth}${after && `&after=${after}`}`)
          assert.deepEqual(following, numbered, `${sort} ${order} ${nth}`)
          for (const id of idsOf(numbered)) seen.add(id)
          after = idsOf(numbered).at(-1)!
        }
        assert.equal(seen.size, 63)
      }
    const second = (await viewer.get('/api/packages?perPage=20&page=2')).body
    const gone = await viewer.get(`/api/packages?perPage=20&page=2&after=${randomUUID()}`)
    assert.deepEqual(gone.body, second)
    assert.equal((await viewer.get('/api/packages?after=x')).status, 422)
  })

  test('up to ten thousand rows are counted, more are estimated and said to be', async ({
    assert,
  }) => {
    await manyPackages(acme.id, 11_997)
    await settle('packages')
    const viewer = await signedIn('viewer')
    const meta = async (query: string) => (await viewer.get(`/api/packages?${query}`)).body.meta
    const whole = await meta('perPage=50')
    assert.isTrue(whole.estimated)
    assert.isAtLeast(whole.total, 10_001)
    assert.isBelow(Math.abs(whole.total - 12_000), 2_000)
    assert.equal(whole.lastPage, Math.ceil(whole.total / 50))
    // The end of the list is known when one stands there.
    assert.deepEqual(await meta('perPage=50&page=240'), {
      total: 12_000,
      estimated: false,
      page: 240,
      perPage: 50,
      lastPage: 240,
    })
    assert.deepInclude(await meta('search=11997'), { total: 1, estimated: false })
    assert.deepInclude(await meta('category=CONTRACTED'), { total: 3, estimated: false })
    const elsewhere = await (await signedIn('viewer', 'globex')).get('/api/packages')
    assert.deepInclude(elsewhere.body.meta, { total: 3, estimated: false })
  }).timeout(60_000)

  test('a list and its search are read off an index, under row-level security too', async ({
    assert,
  }) => {
    await manyPackages(acme.id, 12_000)
    await settle('packages')
    const plans = {
      first: 'order by updated_at desc, id desc limit 26',
      byNet: 'order by salaire_net asc, id asc limit 26',
      search: `and search like '%9999%' order by updated_at desc, id desc limit 26`,
    }
    for (const [name, rest] of Object.entries(plans)) {
      const plan = await planOf(`select id from packages where archived_at is null ${rest}`)
      assert.match(plan, /Index Only Scan/, name)
    }
    const seek = await planOf(
      `select id from packages where archived_at is null and (updated_at, id) < (now(), '${randomUUID()}'::uuid) order by updated_at desc, id desc limit 26`
    )
    assert.match(seek, /Index Cond: .*ROW\(updated_at, id\) < /)
  }).timeout(60_000)

  test('people are found by both names and by address, whatever the case and the accents', async ({
    assert,
  }) => {
    await inTenant(acme.id, (trx) =>
      trx.table('workers').insert([
        { first_name: 'Élise', last_name: 'Noël', email: 'Elise.N@example.test' },
        { first_name: 'Xéli', last_name: 'Zola', email: null },
        { first_name: 'Xeli 100%', last_name: 'Aerts', email: null },
      ])
    )
    const hr = await signedIn('hr')
    const found = async (search: string) =>
      (await hr.get(`/api/workers?search=${encodeURIComponent(search)}`)).body.data.map(
        ({ firstName, lastName }: any) => `${firstName} ${lastName}`
      )
    assert.deepEqual(await found('elise noel'), ['Élise Noël'])
    assert.deepEqual(await found('ÉLISE.N@'), ['Élise Noël'])
    assert.deepEqual(await found('noelelise'), [])
    assert.deepEqual(await found('100%'), ['Xeli 100% Aerts'])
    // By first name, and by last name among namesakes.
    assert.deepEqual(await found('xeli'), ['Xéli Zola', 'Xeli 100% Aerts'])
  })
})
