import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { appRole } from '#config/database'
import { freshCompanies, tenantTables } from '#tests/helpers/companies'
import { tenantTable } from '#database/tenant_table'

/** Counted before anyone is known to belong to a company, and the migrations' own books. */
const WITHOUT_COMPANY = ['adonis_schema', 'adonis_schema_versions', 'rate_limits']

test.group('The tenant boundary in the database', (group) => {
  group.setup(async () => {
    await freshCompanies()
  })

  test('every table outside a short list has forced row-level security with a policy for reading and writing', async ({
    assert,
  }) => {
    assert.deepEqual(await unprotectedTables(), [])
  })

  test('a new table without a policy is caught', async ({ assert }) => {
    const owner = db.connection('owner')
    await owner.rawQuery('create table zz_probe (id int, company_id uuid)')
    try {
      assert.deepEqual(await unprotectedTables(), ['zz_probe'])
    } finally {
      await owner.rawQuery('drop table zz_probe')
    }
  })

  test('foreign keys inside a tenant are composite, so a row cannot point into another company', async ({
    assert,
  }) => {
    const { rows } = await db.connection('owner').rawQuery(`
      select conrelid::regclass::text as tab, confrelid::regclass::text as ref, array_length(conkey, 1) as columns
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
    const simple = rows.filter(
      (row: { ref: string; columns: number }) => row.ref !== 'companies' && row.columns < 2
    )
    assert.deepEqual(simple, [])
  })

  test('the application role is no superuser, owns no table and cannot bypass row-level security', async ({
    assert,
  }) => {
    const { rows: roles } = await db.rawQuery(
      'select current_user as name, rolsuper, rolbypassrls from pg_roles where rolname = current_user'
    )
    assert.deepEqual(roles, [{ name: appRole, rolsuper: false, rolbypassrls: false }])
    const { rows: owned } =
      await db.rawQuery(`select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and pg_get_userbyid(relowner) = current_user`)
    assert.deepEqual(owned, [])
  })

  test('with no company set every tenant table shows nothing and takes nothing', async ({
    assert,
  }) => {
    for (const table of await tenantTables()) {
      const { rows } = await db.rawQuery(`select count(*)::int as n from ${table}`)
      assert.equal(rows[0].n, 0, table)
      // audit_log's update and companies' delete are not even granted.
      const changed = await db
        .rawQuery(`update ${table} set company_id = company_id`)
        .catch(() => ({ rowCount: 0 }))
      assert.equal((changed as { rowCount: number }).rowCount, 0, table)
    }
  })

  test('the audit log cannot be altered by the application role', async ({ assert }) => {
    for (const statement of [
      'update audit_log set event = event',
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      await assert.rejects(() => db.rawQuery(statement), /permission denied/)
    }
  })

  test('the one maker of tenant tables always enables, forces and checks', ({ assert }) => {
    const sql = tenantTable('things', 'name text')
    assert.match(sql, /enable row level security/)
    assert.match(sql, /force row level security/)
    assert.match(sql, /with check/)
  })
})

async function unprotectedTables(): Promise<string[]> {
  const { rows } = await db.connection('owner').rawQuery(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> all(?)
       and not (c.relrowsecurity and c.relforcerowsecurity and exists (
         select 1 from pg_policies p where p.tablename = c.relname and p.cmd = 'ALL' and p.qual like '%app.company_id%' and p.with_check like '%app.company_id%'))`,
    [WITHOUT_COMPANY]
  )
  return rows.map((row: { name: string }) => row.name)
}
