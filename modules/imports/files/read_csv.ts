import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { isFormula } from '#modules/shared/values/csv'
import {
  FileRefused,
  MOST_COLUMNS,
  type Cell,
  type ReadChoices,
  type SheetRow,
} from '../domain/sheet_table.ts'
import { guessEncoding, guessSeparator } from './guess_text.ts'
import type { Grid } from './grid.ts'
import { addRow } from './grid.ts'

/** So much of a file is parted into cells before the process looks after others. */
const PIECE = 64 * 1024
/** More signs of a separator in one line than any list has: to keep so many cells alone is too much. */
const MOST_SIGNS = 100_000
const UTF_8_MARK = [0xef, 0xbb, 0xbf]

/** Reads a text file. Cells stay texts, so that leading zeros stay; one that a spreadsheet would run is marked. */
export async function readCsv(bytes: Uint8Array, choices: ReadChoices): Promise<Grid> {
  const isMarked = UTF_8_MARK.every((sign, at) => bytes[at] === sign)
  const bare = isMarked ? bytes.subarray(UTF_8_MARK.length) : bytes
  const encoding = choices.encoding ?? guessEncoding(bare)
  const text = new TextDecoder(encoding).decode(bare)
  // What many programs call a spreadsheet is a page of the web.
  if (text.includes('\0') || /^\s*<(!doctype|html|table|\?xml)/i.test(text))
    throw new FileRefused('unreadable')
  const separator = choices.separator ?? guessSeparator(text)
  if (isTooWide(text, separator)) throw new FileRefused('tooManyColumns')
  const grid: Grid = { format: 'csv', encoding, separator, sheet: null, sheets: [], rows: [] }
  const parser = parse({
    delimiter: separator,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    bom: true,
    info: true,
  })
  try {
    await pipeline(Readable.from(piecesOf(Buffer.from(text))), parser, async (records) => {
      for await (const each of records) {
        const { record, info } = each as { record: string[]; info: { lines: number } }
        addRow(grid.rows, rowOf(record, info.lines))
      }
    })
  } catch (error) {
    if (error instanceof FileRefused) throw error
    // A quote that is never closed: the end of the file is missing.
    throw new FileRefused('cut')
  }
  if (isCut(text, grid.rows)) throw new FileRefused('cut')
  return grid
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE)
    await setImmediate()
  }
}

function isTooWide(text: string, separator: string): boolean {
  let signs = 0
  for (const sign of text) {
    if (sign === separator) signs++
    else if (sign === '\n' || sign === '\r') signs = 0
    if (signs > MOST_SIGNS) return true
  }
  return false
}

function rowOf(record: readonly string[], line: number): SheetRow {
  const cells: Cell[] = []
  const faults: Record<number, 'formula'> = {}
  for (const [at, typed] of narrowed(record).entries()) {
    const cell = typed.trim()
    // What our own files put in front comes off again.
    const isGuarded = cell.startsWith("'") && isFormula(cell.slice(1))
    cells.push(cell === '' ? null : isGuarded ? cell.slice(1) : cell)
    if (/^[=@]/.test(cell)) faults[at] = 'formula'
  }
  return { line, cells, ...(Object.keys(faults).length > 0 && { faults }) }
}

/** Without what is empty right of the last column that a list may have. */
function narrowed(record: readonly string[]): readonly string[] {
  if (record.length <= MOST_COLUMNS) return record
  const isNarrow = record.every((typed, at) => at < MOST_COLUMNS || typed.trim() === '')
  return isNarrow ? record.slice(0, MOST_COLUMNS) : record
}

/** The last line has no end and fewer cells than all lines before it. */
function isCut(text: string, rows: readonly SheetRow[]): boolean {
  if (/[\r\n]$/.test(text) || rows.length < 3) return false
  const last = rows.at(-1)!.cells.length
  return rows.slice(0, -1).every(({ cells }) => cells.length > last)
}
