import { column, type PayrollLayout, type PayrollProfile } from './payroll_layout.ts'

/** Opens right in a Belgian spreadsheet, whatever the language of who made it; no column is in a language, as programs read them. */
const GENERIC_LAYOUT: PayrollLayout = {
  content: 'CHANGES',
  format: 'DELIMITED',
  encoding: 'utf-8',
  byteOrderMark: true,
  lineEnd: 'CRLF',
  separator: ';',
  titles: true,
  decimal: ',',
  days: 'YYYY-MM-DD',
  fileName: 'payroll-{day}.csv',
  columns: [
    column('employee_number', 'EMPLOYEE_NUMBER'),
    column('last_name', 'LAST_NAME'),
    column('first_name', 'FIRST_NAME'),
    column('worker_id', 'WORKER_ID'),
    column('element', 'ELEMENT'),
    column('valid_from', 'DAY'),
    column('previous', 'BEFORE'),
    column('value', 'VALUE'),
  ],
  codes: [],
  uncoded: 'AS_NAMED',
  isToCheck: false,
}

/**
 * Worked time for Acerta Connect, one day of one person in a row of 53 signs. Positions, prefix and hundredths of an hour
 * as a third party tells them (documentation.jmgapp.dk, JobManager_PAYEXP_ACERTA.htm, read November 2026; nothing of
 * Acerta's own is public), so that a customer checks a first file with them. Which codes Acerta gave the customer, and under
 * which number it knows the employer, nobody else knows: they are left to fill. Its second file of amounts (`LOMD`) is not
 * here: its positions are in nothing that can be read.
 */
const ACERTA_KLX1: PayrollLayout = {
  content: 'PLANNED_TIME',
  format: 'FIXED',
  encoding: 'windows-1252',
  byteOrderMark: false,
  lineEnd: 'CRLF',
  separator: ';',
  titles: false,
  decimal: ',',
  days: 'DD/MM/YYYY',
  fileName: 'KLX1-{month}.txt',
  columns: [
    column('prefix', 'TEXT', { text: 'KLX1', width: 4, required: true }),
    column('employer_number', 'TEXT', { width: 7, required: true }),
    column('employee_number', 'EMPLOYEE_NUMBER', { width: 20, required: true }),
    column('date', 'DAY', { width: 10, required: true }),
    // Two leading spaces, and four figures: longer is refused rather than written over them.
    column('', 'TEXT', { width: 2 }),
    column('pay_code', 'CODE', { width: 4, align: 'RIGHT', required: true }),
    column('', 'TEXT', { width: 2 }),
    column('quantity', 'VALUE', {
      width: 4,
      align: 'RIGHT',
      required: true,
      decimals: 0,
      scale: 100,
    }),
  ],
  codes: [
    { element: 'plannedTime', code: '', send: 'ONCE' },
    { element: 'publicHoliday', code: '', send: 'NEVER' },
  ],
  uncoded: 'LEFT_OUT',
  isToCheck: true,
}

export const SHIPPED_PROFILES = [
  { id: 'generic-csv', name: 'CSV', layout: GENERIC_LAYOUT },
  {
    id: 'generic-xlsx',
    name: 'Excel',
    layout: { ...GENERIC_LAYOUT, format: 'XLSX', fileName: 'payroll-{day}.xlsx' },
  },
  { id: 'acerta-klx1', name: 'Acerta KLX1', layout: ACERTA_KLX1 },
] as const satisfies readonly PayrollProfile[]

/** What files were before there were profiles, and what all can be read as. */
export const GENERIC_CSV: PayrollProfile = SHIPPED_PROFILES[0]
export const GENERIC_XLSX: PayrollProfile = SHIPPED_PROFILES[1]

/** One of the profiles that come with the product, by its id. */
export const shippedProfile = (id: string): PayrollProfile | undefined =>
  SHIPPED_PROFILES.find((each) => each.id === id)
