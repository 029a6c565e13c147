import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PayrollLayout } from './payroll_layout.ts'
import type { PayrollLine } from './payroll_line.ts'
import { lineWriter, type LeftOut } from './payroll_rows.ts'

/** As many people as a warning names; the others are counted. */
export const NAMED = 20

export interface NamedWorker {
  id: string
  displayName: string
}

/** What the lines of a file were not written for, or not as they are: whom it concerns, and of which elements. */
export interface WriterWarning {
  code: LeftOut | 'SIGNS_LOST'
  total: number
  /** The first of them. */
  workers: NamedWorker[]
  elements: string[]
  /** Of `TOO_LONG`, the columns that are too narrow. */
  columns: string[]
}

/** A line, and why it is not in the file where it is not. */
export interface ReportedLine extends PayrollLine {
  leftOut: LeftOut | null
}

interface Gathered {
  workers: Map<string, string>
  elements: Set<string>
  columns: Set<string>
}

/** What a file says of itself once it is written: counted while its rows go by. */
export class PayrollReport {
  lines = 0
  rows = 0
  /** Lines that are not in the file, by their place. */
  readonly leftOut: { nth: number; reason: LeftOut }[] = []
  /** The first lines and the first rows, so many of each. */
  readonly firstLines: ReportedLine[] = []
  readonly firstRows: (readonly string[])[] = []
  readonly #people = new Set<string>()
  readonly #warnings = new Map<WriterWarning['code'], Gathered>()
  readonly #shown: { lines: number; rows: number }

  constructor(shown = { lines: 0, rows: 0 }) {
    this.#shown = shown
  }

  get people(): number {
    return this.#people.size
  }

  get warnings(): WriterWarning[] {
    return [...this.#warnings].map(([code, { workers, elements, columns }]) => ({
      code,
      total: workers.size,
      workers: [...workers].slice(0, NAMED).map(([id, displayName]) => ({ id, displayName })),
      elements: [...elements].toSorted(),
      columns: [...columns],
    }))
  }

  note(line: PayrollLine, leftOut: LeftOut | null): void {
    this.lines += 1
    this.#people.add(line.workerId)
    if (leftOut) this.leftOut.push({ nth: this.lines, reason: leftOut })
    if (this.firstLines.length < this.#shown.lines) this.firstLines.push({ ...line, leftOut })
  }

  noteRows(rows: readonly (readonly string[])[]): void {
    this.rows += rows.length
    const room = this.#shown.rows - this.firstRows.length
    if (room > 0) this.firstRows.push(...rows.slice(0, room))
  }

  warn(code: WriterWarning['code'], line: PayrollLine, element: string, column = ''): void {
    const found = this.#warnings.get(code) ?? {
      workers: new Map<string, string>(),
      elements: new Set<string>(),
      columns: new Set<string>(),
    }
    this.#warnings.set(code, found)
    found.workers.set(line.workerId, `${line.firstName} ${line.lastName}`)
    found.elements.add(element)
    if (column !== '') found.columns.add(column)
  }
}

/** A line of planned hours is a row a day: so many rows, and the process turns to others. */
const ROWS_AT_ONCE = 1_000

/** The rows of lines as a layout writes them, some at a time; what is to be said of them stands in the report afterwards. */
export async function* writtenRows(
  layout: PayrollLayout,
  batches: AsyncIterable<readonly PayrollLine[]>,
  report = new PayrollReport()
): AsyncGenerator<(readonly string[])[]> {
  const write = lineWriter(layout)
  for await (const lines of batches) {
    let rows: (readonly string[])[] = []
    for (const line of lines) {
      if (rows.length >= ROWS_AT_ONCE) {
        report.noteRows(rows)
        yield rows
        rows = []
        await nextTurn()
      }
      const written = write(line)
      report.note(line, 'leftOut' in written ? written.leftOut : null)
      if ('leftOut' in written) {
        report.warn(written.leftOut, line, written.element, written.title)
        continue
      }
      if (written.lost) report.warn('SIGNS_LOST', line, line.element)
      rows.push(...written.rows)
    }
    report.noteRows(rows)
    yield rows
  }
}
