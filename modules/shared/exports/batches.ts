import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Few enough to be written within milliseconds, enough that the round trips cost little. */
const BATCH = 500
const CURSOR = 'exported_rows'

/** What a query builder says of itself. */
export interface Query {
  toSQL(): { sql: string; bindings?: readonly unknown[] }
}

/**
 * The rows of a query as one statement sees them, by a cursor of the database: what is changed meanwhile is in none or
 * all of them. Between two batches the process turns to others. One at a time in a transaction.
 *
 * @param query with its columns as the database names them
 */
export async function* batchesOf<Row>(
  trx: TransactionClientContract,
  query: Query
): AsyncGenerator<Row[]> {
  const { sql, bindings = [] } = query.toSQL()
  await trx.rawQuery(`declare ${CURSOR} no scroll cursor for ${sql}`, [...bindings] as never)
  for (;;) {
    const { rows } = await trx.rawQuery(`fetch ${BATCH} from ${CURSOR}`)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) break
    await nextTurn()
  }
  await trx.rawQuery(`close ${CURSOR}`)
}
