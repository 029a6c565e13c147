import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Query } from './batches.ts'

/** How many rows a query has, counted no further than `most` where it is given. */
export async function countUpTo(
  trx: TransactionClientContract,
  query: Query,
  most?: number
): Promise<number> {
  const { sql, bindings = [] } = query.toSQL()
  const { rows } = await trx.rawQuery(
    `select count(*)::int as total from (select from (${sql}) listed ${most === undefined ? '' : `limit ${most}`}) counted`,
    [...bindings] as never
  )
  return rows[0].total
}
