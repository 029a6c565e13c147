import { csvOf } from '#modules/shared/exports/csv'
import type { ExportTable } from '#modules/shared/exports/table'
import { xlsxOf } from '#modules/shared/exports/xlsx'
import { encoded } from './encoded_text.ts'
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
  { columns, titles }: PayrollLayout,
  batches: AsyncIterable<readonly (readonly string[])[]>,
  { lineEnd, byteOrderMark }: { lineEnd: string; byteOrderMark: boolean }
): AsyncGenerator<string> {
  const head = columns.map(({ title, width }) => title.slice(0, width!).padEnd(width!)).join('')
  yield (byteOrderMark ? '\ufeff' : '') + (titles ? head + lineEnd : '')
  for await (const rows of batches) yield rows.map((row) => row.join('') + lineEnd).join('')
}
