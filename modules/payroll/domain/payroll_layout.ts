/**
 * How a file for payroll is written, as data: what a customer, or we, can say of the format of a payroll provider. The
 * writer (`payroll_rows.ts`, `payroll_bytes.ts`) knows these words and no provider.
 */

/** What a file tells: what changed or holds of people, or the hours of a month that their contracts plan. */
export const CONTENTS = ['CHANGES', 'PLANNED_TIME'] as const
export type Content = (typeof CONTENTS)[number]

export const FORMATS = ['DELIMITED', 'FIXED', 'XLSX'] as const
export type Format = (typeof FORMATS)[number]

export const ENCODINGS = ['utf-8', 'windows-1252', 'iso-8859-1'] as const
export type Encoding = (typeof ENCODINGS)[number]

export const SEPARATORS = [';', ',', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

export const DECIMALS = [',', '.'] as const
export type Decimal = (typeof DECIMALS)[number]

export const LINE_ENDS = ['CRLF', 'LF'] as const
export type LineEnd = (typeof LINE_ENDS)[number]

export const DAY_FORMATS = [
  'YYYY-MM-DD',
  'DD/MM/YYYY',
  'DD-MM-YYYY',
  'DD.MM.YYYY',
  'YYYYMMDD',
  'DDMMYYYY',
  'DDMMYY',
] as const
export type DayFormat = (typeof DAY_FORMATS)[number]

/**
 * Where what stands in a column comes from; `TEXT` is the same in each row, such as the
 * employer's number, or nothing. `UNIT` is EUR, HOURS or DAYS of what happens or is planned, and nothing of what is agreed.
 */
export const SOURCES = [
  'EMPLOYEE_NUMBER',
  'LAST_NAME',
  'FIRST_NAME',
  'WORKER_ID',
  'ELEMENT',
  'CODE',
  'DAY',
  'BEFORE',
  'VALUE',
  'UNIT',
  'TEXT',
] as const
export type Source = (typeof SOURCES)[number]

export const ALIGNMENTS = ['LEFT', 'RIGHT'] as const
export const PADS = ['SPACE', 'ZERO'] as const
export const SCALES = [1, 100] as const

/** Sheets name no more of them by one letter. */
export const MOST_COLUMNS = 26
export const MOST_CODES = 300
export const WIDEST = 200

/** One column of a file. */
export interface LayoutColumn {
  title: string
  source: Source
  /** Of `TEXT`. */
  text: string
  /** Signs in a fixed-width file, which asks for it; null otherwise. */
  width: number | null
  align: (typeof ALIGNMENTS)[number]
  pad: (typeof PADS)[number]
  /** What is longer is cut; else its row is left out, and said. */
  cut: boolean
  /** Without it a row is left out, and said; of `TEXT`, no file is made. */
  required: boolean
  /** Of a number: as many as it has where null. */
  decimals: number | null
  /** A number is told times this: 100 for cents, or for hundredths of an hour. */
  scale: (typeof SCALES)[number]
}

/** A column as it is before anything else is said of it. */
export const column = (
  title: string,
  source: Source,
  more: Partial<LayoutColumn> = {}
): LayoutColumn => ({
  title,
  source,
  text: '',
  width: null,
  align: 'LEFT',
  pad: 'SPACE',
  cut: false,
  required: false,
  decimals: null,
  scale: 1,
  ...more,
})

/** How often an element is told: when it changed, in each month besides, or never. */
export const SENDS = ['ONCE', 'MONTHLY', 'NEVER'] as const
export type Send = (typeof SENDS)[number]

/** What payroll calls an element. */
export interface ElementCode {
  element: string
  code: string
  send: Send
}

/** What becomes of an element that has no code: told by its own name, or left out until it has one. */
export const UNCODED = ['AS_NAMED', 'LEFT_OUT'] as const

export interface PayrollLayout {
  content: Content
  format: Format
  encoding: Encoding
  /** Of UTF-8: without it a spreadsheet reads its accents as two letters each. */
  byteOrderMark: boolean
  lineEnd: LineEnd
  separator: Separator
  /** Whether the first row has the titles of the columns. A workbook always has. */
  titles: boolean
  decimal: Decimal
  days: DayFormat
  /** With `{day}` of making and `{month}` in their places. */
  fileName: string
  columns: readonly LayoutColumn[]
  codes: readonly ElementCode[]
  uncoded: (typeof UNCODED)[number]
  /** A first file is still to be compared with the provider. */
  isToCheck: boolean
}

/** A layout under its name, shipped or a company's own. */
export interface PayrollProfile {
  /** A key of what is shipped, or the id of the company's own. */
  id: string
  name: string
  layout: PayrollLayout
}

/** What keeps a layout from being written: a fixed width that is not told, or a text that the customer alone knows. */
export function unready({ format, columns }: PayrollLayout): 'WIDTHS' | 'TEXTS' | null {
  if (format === 'FIXED' && columns.some(({ width }) => width === null)) return 'WIDTHS'
  const isOpen = ({ source, required, text }: LayoutColumn) =>
    source === 'TEXT' && required && text === ''
  return columns.some(isOpen) ? 'TEXTS' : null
}

/** The elements that are told in each of these manners. */
export const elementsSent = ({ codes }: PayrollLayout, send: Send): string[] =>
  codes.filter((each) => each.send === send).map(({ element }) => element)

/** What a file is called, of the month and the day that it was made for. Days `YYYY-MM-DD`, months `YYYY-MM`. */
export function fileNameOf({ fileName }: PayrollLayout, on: { day: string; month: string | null }): string {
  return fileName.replaceAll('{day}', on.day).replaceAll('{month}', on.month ?? on.day.slice(0, 7))
}
