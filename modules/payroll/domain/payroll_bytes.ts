import { csvOf } from '#modules/shared/exports/csv'
import type { ExportTable } from '#modules/shared/exports/table'
import { xlsxOf } from '#modules/shared/exports/xlsx'
import { oneLine } from '#modules/shared/values/one_line'
import { encoded, writable } from './encoded_text.ts'
import type { PayrollLayout } from './payroll_layout.ts'

const LINE_END = { CRLF: '\r\n', LF: '\n' } as const

/** A file's bytes, a batch at a time: of the same rows the same bytes. What a spreadsheet would run is disarmed in it. */
export async function* payrollBytes(
  layout: PayrollLayout,
  batches: AsyncIterable<readonly (readonly string[])[]>
): AsyncGenerator<Uint8Array> {
  const { format, encoding, decimal, separator, titles } = layout
  const columns = layout.columns.map(({ title }) => ({ title, kind: 'text' as const }))
  const table: ExportTable = { name: 'payroll', columns, batches }
  if (format === 'XLSX') return yield* xlsxOf(table)
  const lineEnd = LINE_END[layout.lineEnd]
  const byteOrderMark = layout.byteOrderMark && encoding === 'utf-8'
  const chunks =
    format === 'FIXED'
      ? fixedLines(layout, batches, { lineEnd, byteOrderMark })
      : csvOf(table, { delimiter: separator, decimal, byteOrderMark, lineEnd, titles })
  for await (const chunk of chunks) yield encoded(chunk, encoding)
}

/** The rows, whose cells are as wide as their columns. */
async function* fixedLines(
  { columns, titles, encoding }: PayrollLayout,
  batches: AsyncIterable<readonly (readonly string[])[]>,
  { lineEnd, byteOrderMark }: { lineEnd: string; byteOrderMark: boolean }
): AsyncGenerator<string> {
  const head = columns.map(({ title, width }) => fixedTitle(title, width!, encoding)).join('')
  yield (byteOrderMark ? '\ufeff' : '') + (titles ? head + lineEnd : '')
  for await (const rows of batches) yield rows.map((row) => row.join('') + lineEnd).join('')
}

/** As wide as its column, counted as its cells are; on one line. */
function fixedTitle(title: string, width: number, encoding: PayrollLayout['encoding']): string {
  const signs = [...writable(oneLine(title), encoding).text].slice(0, width)
  return signs.join('') + ' '.repeat(width - signs.length)
}
