import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#modules/shared/http/problem'
import type { Locale } from '#modules/shared/tenancy/scope'
import { countUpTo } from './count_up_to.ts'
import { csvOf, type CsvStyle } from './csv.ts'
import type { ExportSource } from './export_source.ts'
import { sendFile, type ExportFormat } from './send_file.ts'
import type { ExportTable } from './table.ts'
import { xlsxOf } from './xlsx.ts'

/** As many rows as a request answers with; more are written by a job (modules/exports). */
export const ROWS_AT_ONCE = 5_000

/** The file's bytes, a batch at a time. */
export function chunksOf(
  table: ExportTable,
  format: ExportFormat,
  style: CsvStyle
): AsyncGenerator<string | Uint8Array> {
  return format === 'csv' ? csvOf(table, style) : xlsxOf(table)
}

/** Answers with a list as a file, and refuses one that is too long for it. */
export async function answerExport<Filter>(
  { response, scope }: Pick<HttpContext, 'response' | 'scope'>,
  source: ExportSource<Filter>,
  format: ExportFormat,
  filter: Filter,
  language: Locale = scope.locale
): Promise<void> {
  const total = await countUpTo(scope.trx, source.rows(scope, filter), ROWS_AT_ONCE + 1)
  if (total > ROWS_AT_ONCE) throw new Problem('E_LARGE_EXPORT')
  const table = source.table(scope, filter, language)
  await sendFile(response, format, source.kind, chunksOf(table, format, source.csv(language)))
}
