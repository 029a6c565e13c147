import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { WORKER_ROWS } from '#modules/team/domain/worker_rows'

/** The worker of the contract beside it, without a key of its own (ADR 85). */
const WITHOUT_A_KEY = ['indexation_lines.worker_id']

test.group('What is held on a worker', () => {
  test('every column that refers to a worker says whether its row is about that person', async ({
    assert,
  }) => {
    const { rows } = await db.connection('owner').rawQuery(`
      select c.conrelid::regclass::text || '.' || a.attname as name
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'workers'::regclass and c.conparentid = 0 and a.attname <> 'company_id'`)
    const named = new Set<string>(rows.map(({ name }: { name: string }) => name))
    assert.sameMembers([...named, ...WITHOUT_A_KEY], Object.keys(WORKER_ROWS))
  })
})
