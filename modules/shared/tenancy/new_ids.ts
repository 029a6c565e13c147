import type { Scope } from './scope.ts'

/**
 * So many ids of rows that name each other before they are written. In the order of time, as tables make their own: ids of
 * chance would be written all over an index.
 */
export async function newIds({ trx }: Scope, count: number): Promise<string[]> {
  const { rows } = await trx.rawQuery(
    'select uuidv7() as id from generate_series(1, cast(? as integer))',
    [count]
  )
  return rows.map((row: { id: string }) => row.id)
}
