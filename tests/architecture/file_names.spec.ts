import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

/** Ends as names of files do, and is none. */
const OTHER = [
  'document_templates.shipped_key',
  'hr_connections.key',
  'hr_consents.key',
  'index_figures.key',
  'outbox.key',
  'outbox_keys.key',
  'rate_limits.key',
]

test.group('The names of files in the database', () => {
  test('a backup knows every column that names one', async ({ assert }) => {
    const { rows } = await db.connection('owner').rawQuery(`
      select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.attname ~ '(^|_)(key|file|path)$' order by 1`)
    const source = await readFile('backend/backup/stored_files.ts', 'utf8')
    const named = [...source.matchAll(/select (\w+)(?: as key)? from public\.(\w+)/g)].map(
      ([, column, table]) => `${table}.${column}`
    )
    const found = rows.map(({ name }: { name: string }) => name)
    assert.sameMembers(
      found.filter((name: string) => !OTHER.includes(name)),
      named.filter((name) => !name.endsWith('.id'))
    )
  })
})
