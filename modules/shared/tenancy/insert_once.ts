import type { Scope } from './scope.ts'

/**
 * Inserts a row whose id the client may have chosen, so that a double click or a retry makes one row.
 *
 * @param row columns as the table names them; without `id` the database chooses one
 * @returns the new row's id, or null when that id is taken: by an own row that came first, or by another
 *   company's, of which nothing is told
 */
export async function insertOnce(
  scope: Scope,
  table: string,
  row: { id?: string } & Record<string, unknown>
): Promise<string | null> {
  const { id, ...columns } = row
  await waitForTwin(scope, id)
  const [inserted] = await scope.trx
    .insertQuery()
    .table(table)
    .insert(id ? { id, ...columns } : columns)
    .onConflict('id')
    .ignore()
    .returning('id')
  return inserted ? (inserted.id ?? inserted) : null
}

/**
 * Of two who bring the same id in the same moment, the later waits here until the first has ended, and then finds its
 * row. ON CONFLICT alone looks at one constraint only, and the row breaks every other that the first's stands in too.
 */
export async function waitForTwin({ trx }: Scope, id: string | undefined): Promise<void> {
  if (id) await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [id])
}
