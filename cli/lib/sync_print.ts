import type { ApiClient } from '#modules/shared/api_client'
import { dataOf } from '#cli/lib/client'
import { csvRow } from '#cli/lib/csv_row'
import { tableOf } from '#cli/lib/index_print'

export const FORMATS = ['table', 'csv', 'json'] as const
export type Format = (typeof FORMATS)[number]

const AT_ONCE = 100

async function pageOf(api: ApiClient, id: string, show: Show, page: number) {
  const query = { show, page, perPage: AT_ONCE }
  return dataOf(api.GET('/sync-runs/{id}/rows', { params: { path: { id }, query } }))
}

export const SHOWS = ['ALL', 'DIFFERENT', 'ASKED', 'FAILED', 'SKIPPED'] as const
export type Show = (typeof SHOWS)[number]
type Row = Awaited<ReturnType<typeof pageOf>>['data'][number]

/** All rows of a run, page after page. */
export async function rowsOf(api: ApiClient, id: string, show: Show): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = await pageOf(api, id, show, page)
    rows.push(...data)
    if (page >= meta.lastPage) return rows
  }
}

const HEADS = ['externalId', 'name', 'outcome', 'message', 'changes', 'asks']

/** Rows as a table to read, as CSV, or one JSON a line. */
export function rowsText(rows: readonly Row[], format: Format): string {
  if (format === 'json') return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  const cells = rows.map((row) => [
    row.externalId,
    row.name,
    row.outcome,
    row.message,
    row.changes
      .map(
        ({ label, before, after, state }) =>
          `${label}: ${before ?? ''} -> ${after ?? ''}${state === 'TAKEN' ? '' : ` (${state})`}`
      )
      .join('; '),
    row.asks ?? '',
  ])
  if (format === 'table') return rows.length === 0 ? '' : tableOf([HEADS, ...cells])
  return [HEADS, ...cells].map(csvRow).join('')
}
