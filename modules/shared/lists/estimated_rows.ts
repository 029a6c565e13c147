import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Query } from '#modules/shared/exports/batches'

/** As many figures as an estimate is good for. */
const FIGURES = 2

/** How many rows the planner expects of a query, as a round number. Nothing of it is read. */
export async function estimatedRows(trx: TransactionClientContract, query: Query): Promise<number> {
  const { sql, bindings = [] } = query.toSQL()
  const { rows } = await trx.rawQuery(`explain (format json) ${sql}`, [...bindings] as never)
  return Number(Number(rows[0]['QUERY PLAN'][0].Plan['Plan Rows']).toPrecision(FIGURES))
}
