import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { countUpTo } from '#modules/shared/exports/count_up_to'
import type { Scope } from '#modules/shared/tenancy/scope'
import { estimatedRows } from './estimated_rows.ts'

/** Further rows are estimated: to count them all would take longer than to show a page of them. */
export const COUNTED = 10_000

/** One page of a list, with how much there is of it. */
export interface ModelPage<Row> {
  rows: Row[]
  page: number
  perPage: number
  total: number
  /** The total is a round number near the true one. */
  estimated: boolean
}

interface PageOptions<Row> {
  page?: number
  perPage?: number
  /** The columns that a list shows; all of them unless told. */
  columns?: readonly string[]
  /** What comes after the last row of the page before, where that is known: it needs no walk to the page. */
  following?: ModelQueryBuilderContract<LucidModel, Row>
  /**
   * How many rows there are, where that has been counted; `exact` counts every one of them, for the planner knows nothing
   * of a search. Unless told they are counted up to ten thousand, and estimated above.
   */
  total?: number | 'exact'
}

/**
 * One page of a query that is ordered. Which rows it has is read off an index; only they are opened. They are counted
 * when the page itself does not tell, and no further than ten thousand.
 */
export async function pageOfModels<Row extends LucidRow>(
  scope: Scope,
  query: ModelQueryBuilderContract<LucidModel, Row>,
  { page = 1, perPage = 25, columns = ['*'], following, total }: PageOptions<Row> = {}
): Promise<ModelPage<Row>> {
  const skipped = (page - 1) * perPage
  const idsIn = (list: typeof query, offset: number) =>
    list
      .clone()
      .select(`${query.model.table}.id`)
      .offset(offset)
      .limit(perPage + 1)
      .pojo<{ id: string }>()
  let found: { id: string }[] = following ? await idsIn(following, 0) : []
  // That row may be gone meanwhile; the page's number always leads somewhere.
  if (found.length === 0) found = await idsIn(query, skipped)
  const ids = found.slice(0, perPage).map(({ id }) => id)
  const opened = (await query.model
    .query()
    .select(...columns)
    .whereIn('id', ids)) as Row[]
  const byId = new Map(opened.map((row) => [row.$primaryKeyValue as string, row]))
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  if (typeof total === 'number') return { rows, page, perPage, total, estimated: false }
  const isLast = found.length <= perPage && (found.length > 0 || page === 1)
  if (isLast) return { rows, page, perPage, total: skipped + found.length, estimated: false }
  const atLeast = found.length > perPage ? skipped + perPage + 1 : 0
  const counted = await totalOf(scope, query, total === 'exact', atLeast)
  return { rows, page, perPage, ...counted }
}

async function totalOf<Row extends LucidRow>(
  { trx }: Scope,
  query: ModelQueryBuilderContract<LucidModel, Row>,
  exact: boolean,
  atLeast: number
): Promise<{ total: number; estimated: boolean }> {
  const rows = query.clone().clearOrder().select(`${query.model.table}.id`)
  const counted = await countUpTo(trx, rows, exact ? undefined : COUNTED + 1)
  if (exact || counted <= COUNTED) return { total: counted, estimated: false }
  return { total: Math.max(await estimatedRows(trx, rows), counted, atLeast), estimated: true }
}
