import { randomUUID } from 'node:crypto'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { filteredContracts } from '#modules/contracts/queries/filtered_contracts'
import { teamOnDay } from '#modules/roster/queries/team_on_day'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn } from '#tests/helpers/client'
import { candidateOf, draftOffer } from '#tests/helpers/offers'
import { manyPackages } from '#tests/helpers/many_packages'
import { settled } from '#tests/helpers/settled'
import { until } from '#tests/helpers/until'

let acme: TestCompany

const idsOf = (body: any): string[] => body.data.map(({ id }: { id: string }) => id)

const settle = (table: string) => settled((sql) => db.connection('owner').rawQuery(sql), table)

/** How the application's own role would read in one company, were its table too long to read all of it. */
const planOf = (sql: string): Promise<string> =>
  inTenant(acme.id, async (trx) => {
    await trx.rawQuery(
      'set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off'
    )
    const { rows } = await trx.rawQuery(`explain (costs off) ${sql}`)
    return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
  })

/** Whether a change of offers waits for another transaction; other databases of the cluster have tests of their own. */
const waits = async () => {
  const { rows } = await db.connection('owner').rawQuery(
    `select 1 from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like 'update "offers"%'`
  )
  return rows.length > 0
}

test.group('Long lists', (group) => {
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
  })

  test('the page after a package is the one that its number gives, in every order', async ({
    assert,
  }) => {
    await manyPackages(acme.id, 60)
    const reader = await signedIn('hr')
    for (const sort of ['changed', 'name', 'category', 'cost', 'gross', 'net'])
      for (const order of ['asc', 'desc']) {
        const page = async (query: string) =>
          (await reader.get(`/api/packages?perPage=20&sort=${sort}&order=${order}&${query}`)).body
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
    const second = (await reader.get('/api/packages?perPage=20&page=2')).body
    const gone = await reader.get(`/api/packages?perPage=20&page=2&after=${randomUUID()}`)
    assert.deepEqual(gone.body, second)
    assert.equal((await reader.get('/api/packages?after=x')).status, 422)
  })

  test('up to ten thousand rows are counted, more are estimated and said to be', async ({
    assert,
  }) => {
    await manyPackages(acme.id, 11_997)
    await settle('packages')
    const reader = await signedIn('hr')
    const meta = async (query: string) => (await reader.get(`/api/packages?${query}`)).body.meta
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
    const elsewhere = await (await signedIn('hr', 'globex')).get('/api/packages')
    assert.deepInclude(elsewhere.body.meta, { total: 3, estimated: false })
  })

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
    const filtered = await planOf(
      `select id from packages where archived_at is null and package_category = 'SIMULATION' and package_type = 'FIX'
        and commission_paritaire = 'BECP200' and department_id is null and created_by is null
        and not worker_ids @> array['${randomUUID()}'] and search like '%9999%'
        order by updated_at desc, id desc limit 26`
    )
    assert.match(filtered, /Index Only Scan.* using packages_listed/, 'all that a list filters by')
  })

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

  test('an offer is found under the names that its worker and its package have now, and stands where they put it', async ({
    assert,
  }) => {
    await inTenant(acme.id, (trx) => trx.from('offers').delete())
    const hr = await signedIn('hr')
    const offers = [
      await draftOffer(hr, acme, {}, { nomFonction: 'Éclairagiste' }),
      await draftOffer(hr, acme, {}, { nomFonction: 'Analyste' }),
    ]
    const unlinked = (await hr.post('/api/offers', {})).body
    const [lights, numbers] = offers.map(({ id }) => id)
    const found = async (query: string) =>
      idsOf((await hr.get(`/api/offers?${query.replace(/ /g, '%20')}`)).body)
    assert.deepEqual(await found('search=zoe candidat&sort=name'), [numbers, lights])

    await inTenant(acme.id, (trx) =>
      trx
        .from('workers')
        .where({ id: offers[0].workerId })
        .update({ first_name: 'Zoé', last_name: 'Àbel', email: 'abel@example.test' })
    )
    assert.deepEqual(await found('search=candidat'), [numbers])
    assert.deepEqual(await found('search=ABEL@'), [lights])
    assert.deepEqual(await found('sort=worker'), [lights, numbers, unlinked.id])
    assert.deepEqual(await found('sort=worker&order=desc'), [numbers, lights, unlinked.id])

    await inTenant(acme.id, (trx) =>
      trx.from('packages').where({ id: offers[0].packageId }).update({ nom_fonction: 'Zélateur' })
    )
    assert.deepEqual(await found('search=eclairagiste'), [])
    assert.deepEqual(await found('search=zelateur'), [lights])
    assert.deepEqual(await found('sort=name'), [numbers, lights, unlinked.id])

    // Another person's offer has that person's name.
    const workerId = await candidateOf(acme, { first_name: 'Noé', last_name: 'Zola' })
    const { version } = offers[0]
    assert.equal((await hr.put(`/api/offers/${lights}`, { version, workerId })).status, 200)
    assert.deepEqual(await found('search=abel@'), [])
    assert.deepEqual(await found('search=noe zola'), [lights])
    assert.deepEqual(await found('sort=sent'), (await found('sort=sent')).sort().reverse())
  })

  /**
   * Changes a name, gives it to an offer meanwhile, and ends with the first change: the offer is found by the new name.
   *
   * @param rename changes the name in a transaction that stays open
   * @param given what the offer is given
   */
  async function namedMeanwhile(
    assert: Assert,
    rename: (trx: TransactionClientContract) => Promise<unknown>,
    given: Record<string, string>
  ) {
    const hr = await signedIn('hr')
    const { id } = (await hr.post('/api/offers', {})).body
    const [renamed, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const renaming = inTenant(acme.id, async (trx) => {
      await rename(trx)
      renamed.resolve()
      await waiting.promise
    })
    await renamed.promise
    const giving = inTenant(acme.id, (trx) => trx.from('offers').where({ id }).update(given))
    await until('the offer waits for the name', waits, 10_000).finally(() => waiting.resolve())
    await Promise.all([renaming, giving])
    assert.deepEqual(idsOf((await hr.get('/api/offers?search=zola')).body), [id])
  }

  test('a worker’s name that changes while an offer is being made for them reaches that offer', async ({
    assert,
  }) => {
    const workerId = await candidateOf(acme)
    await namedMeanwhile(
      assert,
      (trx) => trx.from('workers').where({ id: workerId }).update({ last_name: 'Zola' }),
      { worker_id: workerId }
    )
  })

  test('a package’s name that changes while an offer is being made of it reaches that offer', async ({
    assert,
  }) => {
    const [packageId] = acme.packageIds
    await namedMeanwhile(
      assert,
      (trx) => trx.from('packages').where({ id: packageId }).update({ nom_fonction: 'Zola' }),
      { package_id: packageId }
    )
  })

  test('a list of offers is read off an index in its orders', async ({ assert }) => {
    const plans = {
      first: 'order by offers.updated_at desc, offers.id desc limit 26',
      byWorker: 'order by offers.worker_sort asc nulls last, offers.id asc limit 26',
      byPackage: 'order by offers.package_search asc nulls last, offers.id asc limit 26',
      bySent: 'order by offers.sent_at desc nulls last, offers.id desc limit 26',
    }
    for (const [name, rest] of Object.entries(plans)) {
      const plan = await planOf(`select offers.id from offers ${rest}`)
      assert.match(plan, /using offers_(listed|by_\w+)/, name)
      assert.notMatch(plan, /Sort/, name)
    }
  })

  test('what a list of offers filters by is read off one index', async ({ assert }) => {
    await inTenant(acme.id, (trx) =>
      trx.rawQuery(
        // As wide as offers are, and changed in another order than they were made.
        `insert into offers (link, language, message, updated_at)
          select 'long-list-of-' || n, 'fr', repeat(md5(n::text), 50), now() - (n * 7919 % 4000) * interval '1 minute'
          from generate_series(1, 4000) n`
      )
    )
    await settle('offers')
    const plan = await planOf(
      `select id from offers where status = any('{DRAFT,SENT}') and validity_date is null and worker_id is null
        and package_id is null and created_by is null and search like '%9999%'
        order by updated_at desc, id desc limit 26`
    )
    assert.match(plan, /Index Only Scan.* using offers_listed/)
    assert.notMatch(plan, /Sort/)
  })

  test('the team of a day, its filters and the versions of contracts are read off an index', async ({
    assert,
  }) => {
    await inTenant(acme.id, async (trx) => {
      await trx.rawQuery(
        `insert into workers (first_name, last_name) select 'Noé', 'Dupont ' || n from generate_series(1, 400) n`
      )
      await trx.rawQuery(
        `insert into contracts (worker_id, package_id, signature, start_date, end_date)
          select workers.id, ?::uuid, 'PAPER', make_date(2020 + v, 1, 1), make_date(2020 + v, 6, 30)
          from workers, generate_series(1, 5) v where last_name like 'Dupont %'`,
        [acme.packageIds[0]!]
      )
    })
    await settle('workers')
    await settle('contracts')
    const on = '2024-06-01'
    const place = randomUUID()
    const asked = await forSystem('test', acme.id, async (scope) => {
      const team = (filter: object) =>
        teamOnDay(scope, { on, ...filter }).select('workers.id').limit(51).toQuery()
      const versions = (filter: object) =>
        filteredContracts(scope, filter).select('id').limit(51).toQuery()
      return {
        team: [team({}), /Index Only Scan using contracts_days/],
        standing: [team({ standing: 'ACTIVE' }), /Index Only Scan using contracts_days/],
        function: [team({ nomFonction: 'Économe' }), /hashed SubPlan/],
        location: [team({ location: place }), /hashed SubPlan/],
        search: [team({ search: 'dupont 99' }), /Index .*Scan using workers_/],
        versions: [versions({}), /Index Only Scan using contracts_listed/],
        history: [versions({ workerId: place }), /Index Cond: .*worker_id = /],
      } as Record<string, [sql: string, plan: RegExp]>
    })
    for (const [name, [sql, read]] of Object.entries(asked)) {
      const plan = await planOf(sql)
      assert.match(plan, read, name)
      assert.notMatch(plan, /Seq Scan/, name)
    }
  }).timeout(60_000)
})
