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
  // ON CONFLICT looks at one constraint only. Of two who insert in the same moment, the later would break another one
  // that holds the id too, such as (company_id, id), so the second waits here until the first has ended.
  if (id) await scope.trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [id])
  const [inserted] = await scope.trx
    .insertQuery()
    .table(table)
    .insert(id ? { id, ...columns } : columns)
    .onConflict('id')
    .ignore()
    .returning('id')
  return inserted ? (inserted.id ?? inserted) : null
}
