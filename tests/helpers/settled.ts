import { until } from './until.ts'

/**
 * Tidies a table that grew as the database's own housekeeping would, until it knows of nearly every page that all
 * sees it: a snapshot may still be older.
 */
export async function settled(
  query: (sql: string) => Promise<{ rows: { done: boolean }[] }>,
  table: string
): Promise<void> {
  await until(`all see the rows of ${table}`, async () => {
    await query(`vacuum analyze ${table}`)
    const { rows } = await query(
      `select relallvisible >= relpages * 0.9 as done from pg_class where oid = '${table}'::regclass`
    )
    return rows[0].done
  })
}
