import { safeCell } from '#modules/shared/values/csv'

/** A row of CSV (RFC 4180) with its end, and nothing in it that a spreadsheet would run. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\n`
}

function quoted(cell: string): string {
  const safe = safeCell(cell)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
