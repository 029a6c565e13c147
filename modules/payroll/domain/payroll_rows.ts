import { oneLine } from '#modules/shared/values/one_line'
import { isPlain, writable } from './encoded_text.ts'
import type { DayFormat, LayoutColumn, PayrollLayout } from './payroll_layout.ts'
import type { PayrollLine } from './payroll_line.ts'
import { plannedDays } from './planned_days.ts'

/** Why a line is not in the file. */
export const LEFT_OUT = ['NO_EMPLOYEE_NUMBER', 'NO_CODE', 'NO_VALUE', 'TOO_LONG'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/** The rows of one line, cell by cell; in a fixed-width file as wide as their columns. Or why it is left out: all of it. */
export type WrittenLine =
  | { rows: readonly (readonly string[])[]; lost: boolean }
  | { leftOut: LeftOut; element: string; title: string }

/** What a row is about. */
type Fact = Pick<PayrollLine, 'element' | 'before' | 'after'> & { day: string }

/** Writes lines as a layout says. One for a file: it reads the layout once. */
export function lineWriter(layout: PayrollLayout): (line: PayrollLine) => WrittenLine {
  const codes = new Map(layout.codes.map((each) => [each.element, each]))
  // Thousands of people have the same month and the same hours, and all of them the same days.
  const daysOf = remembered((from: string, until: string, weekly: number) =>
    plannedDays(from, until, weekly)
  )
  const dayOf = remembered((day: string) => writtenDay(day, layout.days))
  const codeOf = (element: string): string =>
    codes.get(element)?.code || (layout.uncoded === 'AS_NAMED' ? element : '')

  function cellOf(column: LayoutColumn, line: PayrollLine, fact: Fact): string {
    switch (column.source) {
      case 'EMPLOYEE_NUMBER':
        return line.employeeNumber ?? ''
      case 'LAST_NAME':
        return line.lastName
      case 'FIRST_NAME':
        return line.firstName
      case 'WORKER_ID':
        return line.workerId
      case 'ELEMENT':
        return fact.element
      case 'CODE':
        return codeOf(fact.element)
      case 'DAY':
        return dayOf(fact.day)
      case 'BEFORE':
        return writtenValue(fact.before, column, layout)
      case 'VALUE':
        return writtenValue(fact.after, column, layout)
      case 'UNIT':
        return line.unit ?? ''
      case 'TEXT':
        return column.text
    }
  }

  return (line) => {
    const rows: string[][] = []
    let lost = false
    for (const fact of factsOf(layout, line, daysOf)) {
      if (codes.get(fact.element)?.send === 'NEVER') continue
      const out = (leftOut: LeftOut, { title }: LayoutColumn | { title: string } = { title: '' }) => ({
        leftOut,
        element: fact.element,
        title,
      })
      if (codeOf(fact.element) === '') return out('NO_CODE')
      if (layout.content === 'PLANNED_TIME' && fact.after === null) return out('NO_VALUE')
      const row: string[] = []
      for (const column of layout.columns) {
        const told = cellOf(column, line, fact)
        if (column.required && told === '' && column.source !== 'TEXT')
          return out(column.source === 'EMPLOYEE_NUMBER' ? 'NO_EMPLOYEE_NUMBER' : 'NO_VALUE', column)
        const written = writable(layout.format === 'FIXED' ? oneLine(told) : told, layout.encoding)
        lost ||= written.lost && layout.format !== 'XLSX'
        const text = layout.format === 'XLSX' ? told : written.text
        const fitted = layout.format === 'FIXED' ? fixed(text, column) : text
        if (fitted === null) return out('TOO_LONG', column)
        row.push(fitted)
      }
      rows.push(row)
    }
    return { rows, lost }
  }
}

/** What a line says; hours that are planned say it of each day, and of no day where they are not known. */
function factsOf(
  { content }: PayrollLayout,
  line: PayrollLine,
  daysOf: typeof plannedDays
): Fact[] {
  const { element, before, after, validFrom: day, validUntil } = line
  if (content !== 'PLANNED_TIME' || validUntil === null || typeof after !== 'number')
    return [{ element, before, after, day }]
  return daysOf(day, validUntil, after).map((each) => ({
    element: each.element,
    before: null,
    after: each.hours,
    day: each.day,
  }))
}

/** The most answers that are remembered: the months and hours of a company are fewer. */
const MOST_REMEMBERED = 5_000

/** The same answer to the same words, without working it out again. */
function remembered<Words extends readonly (string | number)[], Told>(
  tell: (...words: Words) => Told
): (...words: Words) => Told {
  const known = new Map<string, Told>()
  return (...words) => {
    const key = words.join(' ')
    const before = known.get(key)
    if (before !== undefined) return before
    const told = tell(...words)
    if (known.size < MOST_REMEMBERED) known.set(key, told)
    return told
  }
}

/** As wide as its column; null where it is longer, and may not be cut. */
function fixed(text: string, { width, align, pad, cut }: LayoutColumn): string | null {
  const signs = isPlain(text) ? text : [...text]
  const wide = width ?? signs.length
  if (signs.length > wide) return cut ? [...signs.slice(0, wide)].join('') : null
  const filling = (pad === 'ZERO' ? '0' : ' ').repeat(wide - signs.length)
  if (align === 'LEFT') return text + filling
  // A sign stands before its zeros.
  return pad === 'ZERO' && text.startsWith('-') ? `-${filling}${text.slice(1)}` : filling + text
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day `YYYY-MM-DD` as the layout writes days. */
export function writtenDay(day: string, format: DayFormat): string {
  const [year, month, date] = day.split('-') as [string, string, string]
  return format
    .replace('YYYY', year)
    .replace('YY', year.slice(2))
    .replace('MM', month)
    .replace('DD', date)
}

/** A value as a file tells it: numbers and days as the layout writes them, `true` of what is had, nothing of what is not. */
export function writtenValue(
  value: unknown,
  { decimals, scale }: Pick<LayoutColumn, 'decimals' | 'scale'>,
  { decimal, days }: Pick<PayrollLayout, 'decimal' | 'days'>
): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') {
    // Times a hundred a cent is no whole number in binary.
    const scaled = scale === 1 ? value : Number((value * scale).toPrecision(15))
    const text = decimals === null ? String(scaled) : rounded(scaled, decimals)
    return text.replace('.', decimal)
  }
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  return DAY.test(text) ? writtenDay(text, days) : text
}

/** Halves away from zero, as payroll does, by what is written of the number and not by its binary. */
function rounded(value: number, decimals: number): string {
  const shifted = Number(`${Math.abs(value)}e${decimals}`)
  const whole = Number.isNaN(shifted) ? Math.abs(value) * 10 ** decimals : shifted
  const text = (Math.round(whole) / 10 ** decimals).toFixed(decimals)
  return value < 0 && Number(text) !== 0 ? `-${text}` : text
}
