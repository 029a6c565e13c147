import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies } from '#tests/helpers/companies'

const MIGRATION = 'database/migrations/0024_contracted_workers.ts'

test.group('Packages of contracts made before they said whose they are', () => {
  test('say it after the migration, in every company, and row-level security stands again', async ({
    assert,
  }) => {
    const companies = Object.values(await freshCompanies())
    for (const { id } of companies)
      await inTenant(id, (trx) =>
        trx.rawQuery(`update packages set package = package - 'contractWorkerId'`)
      )
    const [, sql] = /raw\(`([^`]*)`/.exec(readFileSync(MIGRATION, 'utf8'))!
    await db.connection('owner').rawQuery(sql)
    for (const { id } of companies) {
      const { rows } = await inTenant(id, (trx) =>
        trx.rawQuery(
          `select worker_ids, contracts.worker_id from packages join contracts on package_id = packages.id`
        )
      )
      assert.isNotEmpty(rows)
      for (const row of rows) assert.deepEqual(row.worker_ids, [row.worker_id])
    }
    const { rows } = await db
      .connection('owner')
      .rawQuery(
        `select relforcerowsecurity as forced from pg_class where oid in ('packages'::regclass, 'contracts'::regclass)`
      )
    assert.deepEqual(rows, [{ forced: true }, { forced: true }])
  })
})
