import { readdir, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { appRole } from '#config/database'
import { freshCompanies, tenantTables } from '#tests/helpers/companies'
import { recordFigure } from '#tests/helpers/record_figure'
import { tenantTable } from '#database/tenant_table'

/** Counted before anyone is known to belong to a company, the migrations' own books, and what workers say of themselves. */
const WITHOUT_COMPANY = [
  'adonis_schema',
  'adonis_schema_versions',
  'rate_limits',
  'upkeep_runs',
  'worker_heartbeats',
]

/**
 * Columns that name a row without a foreign key, each with its reason. `audit_log` outlives what it speaks of; a
 * person of a partner is no company's row; a person in a scenario became a contract or an offer; what a line of an index names is of the
 * contracts that it names by a key (ADR 85), and its department is that of the day it was planned; the rest names things outside the database.
 */
const NAMES_WITHOUT_A_ROW = [
  'audit_log.actor_id',
  'audit_log.request_id',
  'audit_log.subject_id',
  'billing_accounts.stripe_customer_id',
  'billing_events.event_id',
  'billing_subscriptions.stripe_id',
  'budgets.family_id',
  'companies.partner_id',
  'hr_connections.webhook_id',
  'hr_messages.message_id',
  'indexation_lines.department_id',
  'indexation_lines.new_package_id',
  'indexation_lines.worker_id',
  'partner_tickets.partner_id',
  'partner_tickets.person_id',
  'partner_users.person_id',
  'scenario_items.applied_id',
  'sync_cars.external_id',
  'sync_rows.external_id',
  'synced_people.external_id',
]

/** What every table of a tenant has, and nothing beside it but what stands in POLICIES_BESIDE. */
const TENANT_POLICY = {
  policyname: 'tenant',
  permissive: 'PERMISSIVE',
  cmd: 'ALL',
  qual: ofSetting('company_id'),
  with_check: ofSetting('company_id'),
}

/** Every further way to a row: a new one is a decision, so it is written here too. */
const POLICIES_BESIDE = {
  'billing_accounts.payer': ['SELECT', ofReason('find-payer'), null],
  'companies.partner': ['SELECT', ofSetting('partner_id', 'app.partner_id'), null],
  'companies.resolve': ['SELECT', ofReason('resolve-company'), null],
  'companies.tenant': ['ALL', ofSetting('id'), ofSetting('id')],
  'mails.late': ['SELECT', ofReason('late-mails'), null],
  'outbox.dispatch': ['SELECT', ofReason('dispatch-outbox'), null],
  'outbox.dispatch_note': ['UPDATE', ofReason('dispatch-outbox'), null],
  'partner_tickets.arrival': ['SELECT', ofSetting('target_company_id'), null],
  'partner_tickets.arrival_use': [
    'UPDATE',
    ofSetting('target_company_id'),
    ofSetting('target_company_id'),
  ],
  'webhook_addresses.due': ['SELECT', ofReason('due-webhooks'), null],
  'webhook_deliveries.due': ['SELECT', ofReason('due-webhooks'), null],
  'partner_users.partner': ['SELECT', ofSetting('partner_id', 'app.partner_id'), null],
}

/** Expressions of policies as the catalogue writes them. */
function ofSetting(column: string, setting = 'app.company_id'): string {
  return setting === 'app.company_id'
    ? `(${column} = ( SELECT (NULLIF(current_setting('${setting}'::text, true), ''::text))::uuid AS "nullif"))`
    : `(${column} = (NULLIF(current_setting('${setting}'::text, true), ''::text))::uuid)`
}
function ofReason(reason: string): string {
  return `(current_setting('app.system_reason'::text, true) = '${reason}'::text)`
}

test.group('The tenant boundary in the database', (group) => {
  group.setup(async () => {
    await freshCompanies()
  })

  test('every table outside a short list has forced row-level security with a policy for reading and writing', async ({
    assert,
  }) => {
    assert.deepEqual(await unprotectedTables(), [])
    recordFigure({
      what: 'tables of companies under forced row-level security',
      value: (await tenantTables()).length,
      unit: '',
      rule: 'R2',
    })
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

  test('so has every month of a table, and the application reaches it through the whole table only', async ({
    assert,
  }) => {
    const { rows } = await db.connection('owner').rawQuery(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
        (select count(*)::int from pg_policies p where p.schemaname = 'months' and p.tablename = c.relname
          and p.qual like '%app.company_id%' and p.with_check like '%app.company_id%') as policies
      from pg_class c where c.relnamespace = 'months'::regnamespace and c.relkind = 'r'`)
    assert.isAtLeast(rows.length, 10)
    for (const { name, forced, policies } of rows) {
      assert.deepEqual({ name, forced, policies }, { name, forced: true, policies: 1 })
      await assert.rejects(() => db.rawQuery(`select from months.${name}`), /permission denied/)
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

  test('every column that names another row has a foreign key with the company in it', async ({
    assert,
  }) => {
    const { rows } = await db.connection('owner').rawQuery(`
      select c.relname || '.' || a.attname as name
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and (a.attname like '%\_id' or a.atttypid = 'uuid'::regtype) and a.attname not in ('id', 'company_id')
        and not exists (
          select 1 from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and a.attnum = any(f.conkey)
            and (f.confrelid = 'companies'::regclass or (
              select i.attnum from pg_attribute i where i.attrelid = c.oid and i.attname = 'company_id') = any(f.conkey)))
      order by 1`)
    assert.deepEqual(
      rows.map(({ name }: { name: string }) => name),
      NAMES_WITHOUT_A_ROW
    )
  })

  test('a row is reached by the policy of its company alone, or by one of those written here', async ({
    assert,
  }) => {
    const { rows } = await db.connection('owner').rawQuery(
      `select tablename, policyname, permissive, cmd, qual, with_check from pg_policies
       where schemaname = 'public' and roles = '{public}' order by tablename, policyname`
    )
    const { rows: narrowed } = await db
      .connection('owner')
      .rawQuery(
        `select tablename from pg_policies where schemaname = 'public' and roles <> '{public}'`
      )
    assert.isEmpty(narrowed)
    const beside: Record<string, unknown> = {}
    for (const { tablename, ...policy } of rows)
      if (JSON.stringify(policy) !== JSON.stringify(TENANT_POLICY))
        beside[`${tablename}.${policy.policyname}`] = [policy.cmd, policy.qual, policy.with_check]
    assert.deepEqual(beside, POLICIES_BESIDE)
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
    recordFigure({
      what: 'of them that show or take a row with no company set',
      value: 0,
      unit: '',
      promise: 0,
      rule: 'R3',
    })
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

  test('a migration that deletes rows of companies sees those of all', async ({ assert }) => {
    // Of those from before 0057 every installation has run them forwards, and none goes back.
    const later = (await readdir('database/migrations')).filter((name) => name >= '0057')
    assert.isNotEmpty(later)
    for (const name of later) {
      const source = await readFile(`database/migrations/${name}`, 'utf8')
      if (source.includes('delete from'))
        assert.include(source, 'no force row level security', name)
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
