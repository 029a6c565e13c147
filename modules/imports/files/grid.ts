import {
  FileRefused,
  MOST_COLUMNS,
  MOST_ROWS,
  type Encoding,
  type Reading,
  type Separator,
  type SheetRow,
  type SheetTable,
} from '../domain/sheet_table.ts'

/** All rows of a sheet that hold something, the titles among them. */
export interface Grid {
  format: Reading['format']
  encoding: Encoding | null
  separator: Separator | null
  sheet: string | null
  sheets: string[]
  rows: SheetRow[]
}

/** A longer text over a column is no name of it, and nobody reads all of it. */
const LONGEST_TITLE = 200
/** How far down titles may stand. */
const TITLES_WITHIN = 20

/** @throws FileRefused where there are more than an import takes */
export function addRow(rows: SheetRow[], row: SheetRow): void {
  if (row.cells.every((cell) => cell === null) && !row.faults) return
  if (row.cells.length > MOST_COLUMNS) throw new FileRefused('tooManyColumns')
  if (rows.length >= MOST_ROWS) throw new FileRefused('tooManyRows')
  rows.push(row)
}

/** Titles and rows under them. What stands right of the last title belongs to nobody, and is said so. */
export function tableOf({ rows, ...read }: Grid, chosen: number | undefined): SheetTable {
  const titles = rows.find(({ line }) => line === (chosen ?? guessHeaderRow(rows)))
  if (!titles) throw new FileRefused('empty')
  const header = titles.cells.map((cell) => (cell === null ? '' : String(cell).slice(0, LONGEST_TITLE)))
  while (header.length > 0 && header.at(-1) === '') header.pop()
  const under = rows.filter(({ line }) => line > titles.line)
  if (header.length === 0 || under.length === 0) throw new FileRefused('empty')
  return {
    reading: { ...read, headerRow: titles.line },
    header,
    rows: under.map((row) => withOverflow(row, header.length)),
  }
}

function withOverflow(row: SheetRow, width: number): SheetRow {
  const over = row.cells.findIndex((cell, at) => at >= width && cell !== null)
  return over < 0 ? row : { ...row, faults: { ...row.faults, [over]: 'overflow' } }
}

/** The first row that is nearly as wide as the widest and has texts only: above it stand names of lists and days. */
function guessHeaderRow(rows: readonly SheetRow[]): number | undefined {
  const first = rows.slice(0, TITLES_WITHIN)
  const filled = first.map(({ cells }) => cells.filter((cell) => cell !== null))
  const widest = Math.max(0, ...filled.map((cells) => cells.length))
  const at = filled.findIndex(
    (cells) =>
      cells.length >= widest * 0.6 &&
      cells.every((cell) => typeof cell === 'string' && !/^[\d.,/ -]+$/.test(cell))
  )
  return (first[at] ?? first[0])?.line
}
