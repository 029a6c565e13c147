import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SUBJECT_TYPES } from '#modules/shared/subjects/subject'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'

/** What every type of subject has rows in. */
const OF_SUBJECTS = ['private_links', 'timeline_events']

test.group('Tables that speak of subjects', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  group.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
  })

  test('have a column for each type, that takes its rows along and stays within the company, and exactly one is filled', async ({
    assert,
  }) => {
    const columns = SUBJECT_TYPES.map((type) => `${type}_id`)
    const { rows } = await db.connection('owner').rawQuery(
      `select c.relname as name,
         (select pg_get_constraintdef(k.oid) from pg_constraint k
           where k.conrelid = c.oid and k.conname = c.relname || '_one_subject') as exactly_one,
         array(select a.attname::text from pg_constraint f
             join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[2]
           where f.contype = 'f' and f.conrelid = c.oid and f.confdeltype = 'c' and a.attname = any(?)
             and (select attname from pg_attribute where attrelid = c.oid and attnum = f.conkey[1]) = 'company_id'
           order by 1) as guarded
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any(?) order by 1`,
      [columns, OF_SUBJECTS]
    )
    assert.deepEqual(
      rows,
      OF_SUBJECTS.map((name) => ({
        name,
        exactly_one: `CHECK ((num_nonnulls(${columns.join(', ')}) = 1))`,
        guarded: columns.toSorted(),
      }))
    )
  })

  test('take no row without a subject, nor one of another company’s', async ({ assert }) => {
    const id = randomUUID()
    await inTenant(acme.id, (trx) =>
      trx.table('offers').insert({ id, link: id.slice(0, 13), language: 'fr' })
    )
    const event = { kind: 'SENT', status: 'SENT', version: 1 }
    const write = (company: TestCompany, row: object) =>
      inTenant(company.id, (trx) => trx.table('timeline_events').insert({ ...event, ...row }))
    await assert.rejects(() => write(acme, {}), /timeline_events_one_subject/)
    await assert.rejects(() => write(globex, { offer_id: id }), /foreign key/)
    await assert.rejects(() => write(acme, { offer_id: id, kind: 'SIGNED' }), /of_offers/)
    await write(acme, { offer_id: id })
  })
})
