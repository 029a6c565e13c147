import { setImmediate } from 'node:timers/promises'
import { parse } from 'csv-parse'
import { isFormula } from '#modules/shared/values/csv'
import { FileRefused, type Cell, type ReadChoices, type SheetRow } from '../domain/sheet_table.ts'
import { guessEncoding, guessSeparator } from './guess_text.ts'
import type { Grid } from './grid.ts'
import { addRow } from './grid.ts'

/** After so many rows the process looks after others. */
const BATCH = 500

/** Reads a text file. Cells stay texts, so that leading zeros stay; one that a spreadsheet would run is marked. */
export async function readCsv(bytes: Uint8Array, choices: ReadChoices): Promise<Grid> {
  const encoding = choices.encoding ?? guessEncoding(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.includes('\0')) throw new FileRefused('unreadable')
  const separator = choices.separator ?? guessSeparator(text)
  const grid: Grid = { format: 'csv', encoding, separator, sheet: null, sheets: [], rows: [] }
  const parser = parse(text, {
    delimiter: separator,
    relax_quotes: true,
    relax_column_count: true,
    bom: true,
    info: true,
  })
  try {
    for await (const each of parser) {
      const { record, info } = each as { record: string[]; info: { lines: number } }
      addRow(grid.rows, rowOf(record, info.lines))
      if (grid.rows.length % BATCH === 0) await setImmediate()
    }
  } catch (error) {
    if (error instanceof FileRefused) throw error
    // A quote that is never closed: the end of the file is missing.
    throw new FileRefused('cut')
  }
  if (isCut(text, grid.rows)) throw new FileRefused('cut')
  return grid
}

function rowOf(record: readonly string[], line: number): SheetRow {
  const cells: Cell[] = []
  const faults: Record<number, 'formula'> = {}
  for (const [at, typed] of record.entries()) {
    const cell = typed.trim()
    // What our own files put in front comes off again.
    const isGuarded = cell.startsWith("'") && isFormula(cell.slice(1))
    cells.push(cell === '' ? null : isGuarded ? cell.slice(1) : cell)
    if (/^[=@]/.test(cell)) faults[at] = 'formula'
  }
  return { line, cells, ...(Object.keys(faults).length > 0 && { faults }) }
}

/** The last line has no end and fewer cells than all lines before it. */
function isCut(text: string, rows: readonly SheetRow[]): boolean {
  if (/[\r\n]$/.test(text) || rows.length < 3) return false
  const last = rows.at(-1)!.cells.length
  return rows.slice(0, -1).every(({ cells }) => cells.length > last)
}
