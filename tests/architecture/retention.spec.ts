import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { RETENTION, retentionTable } from '#database/retention'

/** Rows that end and stay: their owner sees them, or something that stays refers to them. */
const ENDS_AND_STAYS = ['onboarding_links']

test.group('What is kept, and how long', () => {
  test('the README says what the nightly upkeep does', async ({ assert }) => {
    const readme = await readFile(app.makePath('README.md'), 'utf8')
    const [, table] = readme.split(/<!-- (?:end of )?retention[^>]*-->/)
    assert.equal(table.trim(), retentionTable())
  })

  test('every table whose rows have an end says when they go', async ({ assert }) => {
    const { rows } = await db.connection('owner').rawQuery(
      `select distinct attrelid::regclass::text as name from pg_attribute join pg_class c on c.oid = attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and attname in ('expires_at', 'ends_at')
         and c.relname <> 'billing_subscriptions'`
    )
    const named = [...RETENTION.map(({ table }) => table), ...ENDS_AND_STAYS]
    assert.isAtLeast(rows.length, 5)
    assert.deepEqual(
      rows
        .map(({ name }: { name: string }) => name)
        .filter((name: string) => !named.includes(name)),
      []
    )
  })
})
