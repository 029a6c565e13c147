import { stringify } from 'csv-stringify/sync'
import type { Locale } from '#modules/shared/tenancy/scope'
import { safeCell } from '#modules/shared/values/csv'
import type { ExportTable } from './table.ts'

/** How a CSV file is written. */
export interface CsvStyle {
  delimiter: ',' | ';' | '\t' | '|'
  decimal: ',' | '.'
  /** Without it Excel reads the accents of UTF-8 as two letters each. */
  byteOrderMark: boolean
  lineEnd: '\r\n' | '\n'
  /** Whether the first line names the columns; it does where this is not told. */
  titles?: boolean
}

/** For programs (RFC 4180). */
export const PLAIN_CSV: CsvStyle = {
  delimiter: ',',
  decimal: '.',
  byteOrderMark: false,
  lineEnd: '\r\n',
}

/** For people: spreadsheets of French and Dutch speaking Belgium read a comma as the decimal sign, so `;` parts the cells. */
export function spreadsheetCsv(language: Locale): CsvStyle {
  return language === 'en'
    ? { ...PLAIN_CSV, byteOrderMark: true }
    : { delimiter: ';', decimal: ',', byteOrderMark: true, lineEnd: '\r\n' }
}

/** A table as CSV, a batch at a time; texts that a spreadsheet would run as formulas are disarmed. */
export async function* csvOf(
  { columns, batches }: ExportTable,
  { delimiter, decimal, byteOrderMark, lineEnd, titles = true }: CsvStyle
): AsyncGenerator<string> {
  const lines = (rows: string[][]) => stringify(rows, { delimiter, record_delimiter: lineEnd })
  yield (byteOrderMark ? '\ufeff' : '') +
    (titles ? lines([columns.map(({ title }) => safeCell(title))]) : '')
  for await (const rows of batches)
    yield lines(
      rows.map((row) =>
        row.map((cell, at) =>
          columns[at].kind === 'amount' ? (cell ?? '').replace('.', decimal) : safeCell(cell)
        )
      )
    )
}
