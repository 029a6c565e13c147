import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { drainOnce } from '#modules/shared/outbox/dispatcher'
import { enqueue } from '#modules/shared/outbox/outbox'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { DANGEROUSLY_acrossCompanies, inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'

const owner = () => db.connection('owner')
const nothing = { job: async () => {}, workflow: async () => {}, signal: async () => {} }

/** Months that ended long ago. */
const OLD = '2020-01-01'

test.group('The outbox and the audit log by months', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    return () =>
      owner().rawQuery(
        'drop table if exists months.outbox_2020_01, months.outbox_2020_02, months.audit_log_2020_01'
      )
  })

  const enqueueFor = (company: TestCompany, subject: string) =>
    forSystem('test', company.id, (scope) => enqueue(scope, 'job', 'test-job', subject, {}))
  const messages = (company: TestCompany) =>
    inTenant(company.id, (trx) => trx.from('outbox').orderBy('id'))

  /** A message of a month long ago, as it lies there. */
  const oldMessage = (company: TestCompany, subject: string, month: string, delivered: boolean) =>
    owner().transaction(async (trx) => {
      await trx.rawQuery(`select make_month('outbox', ?)`, [month])
      await trx.rawQuery(`select set_config('app.company_id', ?, true)`, [company.id])
      const {
        rows: [{ id }],
      } = await trx.rawQuery(`select uuidv7(?::timestamptz - now() + interval '1 day') as id`, [
        month,
      ])
      const key = `company/${company.id}/${subject}`
      await trx.table('outbox_keys').insert({ company_id: company.id, key, id })
      await trx.table('outbox').insert({
        company_id: company.id,
        id,
        kind: 'job',
        name: 'test-job',
        key,
        payload: {},
        delivered_at: delivered ? month : null,
      })
      return id as string
    })

  const monthOf = async (table: string, id: string) => {
    const { rows } = await owner().transaction(async (trx) => {
      await trx.rawQuery(`select set_config('app.company_id', ?, true)`, [acme.id])
      return trx.rawQuery(`select tableoid::regclass::text as month from ${table} where id = ?`, [
        id,
      ])
    })
    return rows[0]?.month
  }

  test('what is enqueued today lies in this month, and an id of no month is taken too', async ({
    assert,
  }) => {
    await enqueueFor(acme, 'today/1')
    const [{ id }] = await messages(acme)
    const month = new Date().toISOString().slice(0, 7).replace('-', '_')
    assert.equal(await monthOf('outbox', id), `months.outbox_${month}`)
    const other = randomUUID()
    await inTenant(acme.id, async (trx) => {
      await trx.table('outbox_keys').insert({ key: 'by hand', id: other })
      await trx
        .table('outbox')
        .insert({ id: other, kind: 'job', name: 'test-job', key: 'by hand', payload: {} })
    })
    assert.equal(await monthOf('outbox', other), 'months.outbox_other')
  })

  test('a message of an earlier month is not enqueued again, by any caller at any moment', async ({
    assert,
  }) => {
    await oldMessage(acme, 'print/1', OLD, true)
    await enqueueFor(acme, 'print/1')
    assert.lengthOf(await messages(acme), 1)
    await Promise.all(Array.from({ length: 6 }, () => enqueueFor(acme, 'print/2')))
    assert.lengthOf(await messages(acme), 2)
    // Nor past the one function that enqueues.
    await assert.rejects(
      () =>
        inTenant(acme.id, (trx) =>
          trx.table('outbox').insert({
            kind: 'job',
            name: 'test-job',
            key: `company/${acme.id}/print/1`,
            payload: {},
          })
        ),
      /foreign key/
    )
    await enqueueFor(globex, 'print/1')
    assert.lengthOf(await messages(globex), 1)
  })

  test('a message that waits in an old month is delivered', async ({ assert }) => {
    const id = await oldMessage(acme, 'print/1', OLD, false)
    assert.equal(await drainOnce(nothing, logger), 1)
    const [row] = await messages(acme)
    assert.equal(row.id, id)
    assert.isNotNull(row.delivered_at)
  })

  test('an old month goes, unless a message in it still waits; a rehearsal only says so', async ({
    assert,
  }) => {
    await oldMessage(acme, 'print/1', OLD, true)
    await oldMessage(globex, 'print/1', '2020-02-01', false)
    const drop = async (rehearsal: boolean) => {
      const { rows } = await db.rawQuery(
        `select * from drop_months('outbox', interval '30 days', ?) as month`,
        [rehearsal] as never
      )
      return rows.map(({ month }: { month: string }) => month)
    }
    assert.deepEqual(await drop(true), ['outbox_2020_01'])
    assert.lengthOf(await messages(acme), 1)
    assert.deepEqual(await drop(false), ['outbox_2020_01'])
    assert.lengthOf(await messages(acme), 0)
    assert.lengthOf(await messages(globex), 1)
  })

  test('the audit log keeps ten years whatever is asked, and no table but the two is touched', async ({
    assert,
  }) => {
    await owner().rawQuery(`select make_month('audit_log', ?)`, [OLD])
    for (const asked of [
      `drop_months('audit_log', interval '1 year', false)`,
      `drop_months('outbox', interval '1 day', false)`,
      `drop_months('workers', interval '20 years', false)`,
    ])
      await assert.rejects(() => db.rawQuery(`select * from ${asked}`), /kept longer/)
    const { rows } = await db.rawQuery(
      `select * from drop_months('audit_log', interval '10 years', false)`
    )
    assert.lengthOf(rows, 0)
  })

  test('months are made ahead, and making them twice is making them once', async ({ assert }) => {
    const count = async () =>
      (await owner().rawQuery(`select count(*)::int as n from pg_inherits`)).rows[0].n
    const before = await count()
    await db.rawQuery('select make_months()')
    assert.equal(await count(), before)
    const ahead = new Date()
    ahead.setUTCDate(1)
    ahead.setUTCMonth(ahead.getUTCMonth() + 3)
    const name = `months.audit_log_${ahead.toISOString().slice(0, 7).replace('-', '_')}`
    assert.isNotNull((await owner().rawQuery('select to_regclass(?) as t', [name])).rows[0].t)
  })

  test('who delivers for all companies reads and notes; it enqueues, removes and renames nothing', async ({
    assert,
  }) => {
    await enqueueFor(acme, 'print/1')
    const asDispatcher = (sql: string) =>
      DANGEROUSLY_acrossCompanies('dispatch-outbox', (trx) => trx.rawQuery(sql))
    assert.equal((await asDispatcher('delete from outbox')).rowCount, 0)
    await assert.rejects(
      () => asDispatcher(`update outbox set payload = '{}'`),
      /permission denied/
    )
    await assert.rejects(
      () =>
        asDispatcher(
          `insert into outbox (company_id, kind, name, key, payload) values ('${acme.id}', 'job', 'x', 'x', '{}')`
        ),
      /row-level security/
    )
    const renamed = await DANGEROUSLY_acrossCompanies('resolve-company', (trx) =>
      trx.from('companies').update({ name: 'Taken' })
    )
    assert.equal(Number(renamed), 0)
    assert.lengthOf(await messages(acme), 1)
  })
})
