import type { CsvStyle } from '#modules/shared/exports/csv'
import type { ExportTable } from '#modules/shared/exports/table'

/** All that has changed and payroll was not told, or everything that holds on a day. */
export const PAYROLL_MODES = ['DIFFERENCES', 'EVERYTHING'] as const
export type PayrollMode = (typeof PAYROLL_MODES)[number]

/** A line of the file: one element of one person, from a day on. Days `YYYY-MM-DD`. */
export interface PayrollLine {
  workerId: string
  employeeNumber: string | null
  lastName: string
  firstName: string
  kind: string
  element: string
  validFrom: string
  before: unknown
  after: unknown
}

/** The columns and their order, in no language: programs of others read them (tests/functional/payroll_exports.spec.ts). */
export const PAYROLL_COLUMNS = [
  'employee_number',
  'last_name',
  'first_name',
  'worker_id',
  'element',
  'valid_from',
  'previous',
  'value',
] as const

/** Opens right in a Belgian spreadsheet, whatever the language of who made it. */
export const PAYROLL_CSV: CsvStyle = {
  delimiter: ';',
  decimal: ',',
  byteOrderMark: true,
  lineEnd: '\r\n',
}

/** The lines as a table; the CSV and the Excel file have the same cells. */
export function payrollTable(batches: AsyncIterable<readonly PayrollLine[]>): ExportTable {
  return {
    name: 'payroll',
    columns: PAYROLL_COLUMNS.map((title) => ({ title, kind: 'text' })),
    batches: cellsOf(batches),
  }
}

async function* cellsOf(batches: AsyncIterable<readonly PayrollLine[]>) {
  for await (const lines of batches)
    yield lines.map((line) => [
      line.employeeNumber,
      line.lastName,
      line.firstName,
      line.workerId,
      line.element,
      line.validFrom,
      cellOf(line.before),
      cellOf(line.after),
    ])
}

/** A value as the file tells it: a comma as the decimal sign, `true` of what is had, nothing of what is not. */
export function cellOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return String(value).replace('.', PAYROLL_CSV.decimal)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
