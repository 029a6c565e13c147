import { posix } from 'node:path'
import { dayInUtc } from '#modules/shared/values/days'
import {
  FileRefused,
  MOST_COLUMNS,
  type Cell,
  type CellFault,
  type ReadChoices,
} from '../domain/sheet_table.ts'
import { addRow, type Grid } from './grid.ts'
import { readXml, Text, type Told } from './read_xml.ts'
import { ZipParts } from './zip_parts.ts'

const DAY_MS = 86_400_000
/** More texts than this are in no list of people. */
const MOST_TEXTS = 3_000_000
/** The last line that a workbook can have. */
const LAST_LINE = 1_048_576

/** Where a workbook's parts stand and how its cells are written. */
interface Workbook {
  sheets: { name: string; path: string }[]
  is1904: boolean
  texts: string[]
  /** By style: whether a number is a day or a percentage, and how many digits it shows. */
  styles: { isDay: boolean; isPercent: boolean; digits: number }[]
}

/**
 * Reads one sheet of a workbook, a piece at a time: of a formula its value is not taken, and what declares entities is
 * refused. Days count from 1900, or from 1904 where the workbook says so.
 */
export async function readXlsx(bytes: Uint8Array, choices: ReadChoices): Promise<Grid> {
  const zip = new ZipParts(bytes)
  const book = await workbookOf(zip)
  const chosen = book.sheets.find(({ name }) => name === choices.sheet) ?? book.sheets[0]
  if (!chosen || !zip.has(chosen.path)) throw new FileRefused('unreadable')
  await readStyles(zip.textOf('xl/styles.xml'), book)
  await readTexts(zip.textOf('xl/sharedStrings.xml'), book)
  const grid: Grid = {
    format: 'xlsx',
    encoding: null,
    separator: null,
    sheet: chosen.name,
    sheets: book.sheets.map(({ name }) => name),
    rows: [],
  }
  await readCells(zip.textOf(chosen.path), book, grid)
  return grid
}

async function workbookOf(zip: ZipParts): Promise<Workbook> {
  const paths = new Map<string, string>()
  await readXml(zip.textOf('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id && Target) paths.set(Id, posix.resolve('/xl', Target).slice(1))
    },
  })
  const book: Workbook = { sheets: [], is1904: false, texts: [], styles: [] }
  await readXml(zip.textOf('xl/workbook.xml'), {
    open(name, told) {
      if (name === 'workbookPr') book.is1904 = told.date1904 === '1' || told.date1904 === 'true'
      if (name !== 'sheet' || (told.state ?? 'visible') !== 'visible') return
      const id = Object.keys(told).find((key) => key.endsWith(':id'))
      const path = id && paths.get(told[id]!)
      if (path && told.name) book.sheets.push({ name: told.name, path })
    },
  })
  return book
}

async function readStyles(xml: AsyncIterable<string>, book: Workbook): Promise<void> {
  const written = new Map<number, string>()
  let inCells = false
  await readXml(xml, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') written.set(Number(numFmtId), formatCode ?? '')
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) book.styles.push(styleOf(Number(numFmtId), written))
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
}

/** ECMA-376, 18.8.30: numbers 14 to 22, 27 to 36, 45 to 47 and 50 to 58 are days and times, 9 and 10 percentages. */
function styleOf(id: number, written: ReadonlyMap<number, string>): Workbook['styles'][number] {
  const code = (written.get(id) ?? '').replace(/\[[^\]]*\]|"[^"]*"|\\./g, '')
  const isBuiltIn = [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
  ].some(([from, to]) => id >= from! && id <= to!)
  const digits = /^0+$/.test(code) ? code.length : 0
  const isPercent = written.has(id) ? code.includes('%') : id === 9 || id === 10
  return { isDay: written.has(id) ? /[dy]/i.test(code) : isBuiltIn, isPercent, digits }
}

async function readTexts(xml: AsyncIterable<string>, book: Workbook): Promise<void> {
  const text = new Text()
  await readXml(xml, {
    open(name) {
      if (name === 'si') text.clear()
      text.open(name)
    },
    close(name) {
      text.close(name)
      if (name !== 'si') return
      if (book.texts.length >= MOST_TEXTS) throw new FileRefused('bomb')
      book.texts.push(text.said)
    },
    said: (piece) => text.add(piece),
  })
}

async function readCells(xml: AsyncIterable<string>, book: Workbook, grid: Grid): Promise<void> {
  const value = new Text()
  let line = 0
  let cells: Cell[] = []
  let faults: Record<number, CellFault> = {}
  let isMarked = false
  let at = -1
  let told: Told = {}
  const mark = (fault: CellFault) => {
    if (at >= MOST_COLUMNS) throw new FileRefused('tooManyColumns')
    faults[at] ??= fault
    isMarked = true
  }
  await readXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        line = lineOf(attributes.r, line)
        cells = []
        faults = {}
        isMarked = false
        at = -1
      } else if (name === 'c') {
        told = attributes
        at = told.r ? columnOf(told.r) : at + 1
        value.clear()
      } else if (name === 'f') mark('formula')
      value.open(name)
    },
    close(name) {
      value.close(name)
      if (name === 'c') {
        const cell = cellOf(book, told, value.said)
        if (told.t === 'e' || cell === undefined) mark('error')
        if (cell === null || cell === undefined) return
        if (at >= MOST_COLUMNS) throw new FileRefused('tooManyColumns')
        while (cells.length < at) cells.push(null)
        cells[at] = cell
      } else if (name === 'row') addRow(grid.rows, { line, cells, ...(isMarked && { faults }) })
    },
    said: (piece) => value.add(piece),
  })
}

/** Lines come one after the other: what says otherwise no program wrote, and rows of it would be lost. */
function lineOf(told: string | undefined, before: number): number {
  const line = told === undefined ? before + 1 : Number(told)
  if (!Number.isInteger(line) || line <= before || line > LAST_LINE)
    throw new FileRefused('unreadable')
  return line
}

/** 0 for `A1`, 27 for `AB12`. */
function columnOf(reference: string): number {
  const letters = /^([A-Z]{1,3})\d+$/i.exec(reference)?.[1]
  if (!letters) throw new FileRefused('unreadable')
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** Undefined for a text that the workbook does not have. */
function cellOf(
  { texts, styles, is1904 }: Workbook,
  { t, s }: Told,
  value: string
): Cell | undefined {
  if (value === '') return null
  if (t === 's') {
    const text = texts[Number(value)]
    return text === undefined ? undefined : trimmed(text)
  }
  if (t === 'b') return value === '1'
  if (t === 'd') return value.slice(0, 'YYYY-MM-DD'.length)
  if (t !== undefined && t !== 'n') return trimmed(value)
  const number = Number(value)
  if (!Number.isFinite(number)) return trimmed(value)
  const style = styles[Number(s ?? -1)]
  if (style?.isDay) return dayOfSerial(number, is1904)
  if (style?.isPercent) return `${Number((number * 100).toPrecision(12))}%`
  return style && style.digits > 0 ? value.padStart(style.digits, '0') : number
}

/** Excel writes a return within a cell as `_x000D_`. */
function trimmed(text: string): Cell {
  const plain = text.replaceAll('_x000D_', '').trim()
  return plain === '' ? null : plain
}

/** Excel has a 29 February 1900 that never was: what comes before it is a day later than it counts. */
const LEAP = 60

/** Days since 31 December 1899, or since 1904; a number that is no day stays one. */
function dayOfSerial(serial: number, is1904: boolean): Cell {
  const days = Math.floor(serial)
  if (days < (is1904 ? 0 : 1) || days > 2_958_465 || (!is1904 && days === LEAP)) return serial
  const from = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < LEAP ? 31 : 30)
  return dayInUtc(from + days * DAY_MS)
}
