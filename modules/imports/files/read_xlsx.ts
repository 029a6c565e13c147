import { setImmediate } from 'node:timers/promises'
import { Unzip, UnzipInflate } from 'fflate'
import { SaxesParser } from 'saxes'
import { dayInUtc } from '#modules/shared/values/days'
import {
  FileRefused,
  MOST_RATIO,
  MOST_UNPACKED,
  type Cell,
  type CellFault,
  type ReadChoices,
} from '../domain/sheet_table.ts'
import { addRow, type Grid } from './grid.ts'

/** So much of a packed file is read before the process looks after others. */
const CHUNK = 16 * 1024
const DAY_MS = 86_400_000

/** Where a workbook's parts stand and how its cells are written. */
interface Workbook {
  sheets: { name: string; path: string }[]
  is1904: boolean
  texts: string[]
  /** By style: whether a number is a day, or how many digits it shows. */
  styles: { isDay: boolean; digits: number }[]
}

/**
 * Reads one sheet of a workbook, a chunk at a time, up to `MOST_UNPACKED` bytes: of a formula its value is not taken, and
 * what declares entities is refused. Days count from 1900, or from 1904 where the workbook says so.
 */
export async function readXlsx(bytes: Uint8Array, choices: ReadChoices): Promise<Grid> {
  if (!endsWhole(bytes)) throw new FileRefused('cut')
  const parts = new Map<string, string[]>()
  const small = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|styles\.xml|sharedStrings\.xml)$/
  await unpack(bytes, (name) => {
    if (!small.test(name)) return null
    const chunks: string[] = []
    parts.set(name, chunks)
    return (text) => void chunks.push(text)
  })
  const book = workbookOf((name) => parts.get(name)?.join('') ?? '')
  const chosen = book.sheets.find(({ name }) => name === choices.sheet) ?? book.sheets[0]
  if (!chosen) throw new FileRefused('unreadable')
  const grid: Grid = {
    format: 'xlsx',
    encoding: null,
    separator: null,
    sheet: chosen.name,
    sheets: book.sheets.map(({ name }) => name),
    rows: [],
  }
  let found = false
  await unpack(bytes, (name) => {
    if (name !== chosen.path) return null
    found = true
    const parser = sheetParser(book, grid)
    return (text) => void parser.write(text)
  })
  if (!found) throw new FileRefused('unreadable')
  return grid
}

/** A packed file ends with a list of what is in it: where that is missing, so is more. */
function endsWhole(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .subarray(-66_000)
    .includes('PK\u0005\u0006', 0, 'latin1')
}

/** Gives the text of the parts that `wanted` has a reader for. */
async function unpack(
  bytes: Uint8Array,
  wanted: (name: string) => ((text: string) => void) | null
): Promise<void> {
  let unpacked = 0
  let failed: unknown = null
  const unzip = new Unzip((file) => {
    const take = wanted(file.name)
    if (!take) return
    const decoder = new TextDecoder()
    file.ondata = (error, chunk, final) => {
      if (failed) return
      try {
        if (error) throw new FileRefused('cut')
        unpacked += chunk.length
        if (unpacked > MOST_UNPACKED || unpacked > Math.max(1e6, bytes.length * MOST_RATIO))
          throw new FileRefused('bomb')
        take(decoder.decode(chunk, { stream: !final }))
      } catch (cause) {
        failed = cause
      }
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length && !failed; at += CHUNK) {
    const end = Math.min(bytes.length, at + CHUNK)
    try {
      unzip.push(bytes.subarray(at, end), end === bytes.length)
    } catch (error) {
      failed ??= error
    }
    await setImmediate()
  }
  if (failed) throw failed instanceof FileRefused ? failed : new FileRefused('unreadable')
}

function workbookOf(part: (name: string) => string): Workbook {
  const targets = new Map<string, string>()
  read(part('xl/_rels/workbook.xml.rels'), (name, { Id, Target }) => {
    if (name === 'Relationship')
      targets.set(Id!, Target!.startsWith('/') ? Target!.slice(1) : `xl/${Target}`)
  })
  const book: Workbook = { sheets: [], is1904: false, texts: [], styles: [] }
  read(part('xl/workbook.xml'), (name, told) => {
    if (name === 'workbookPr') book.is1904 = told.date1904 === '1' || told.date1904 === 'true'
    const path = targets.get(told['r:id'] ?? '')
    if (name === 'sheet' && path && (told.state ?? 'visible') === 'visible')
      book.sheets.push({ name: told.name!, path })
  })
  readStyles(part('xl/styles.xml'), book)
  readTexts(part('xl/sharedStrings.xml'), book)
  return book
}

function readStyles(xml: string, book: Workbook): void {
  const written = new Map<number, string>()
  let inCells = false
  read(
    xml,
    (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') written.set(Number(numFmtId), formatCode ?? '')
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) book.styles.push(styleOf(Number(numFmtId), written))
    },
    (name) => {
      if (name === 'cellXfs') inCells = false
    }
  )
}

/** ECMA-376, 18.8.30: numbers 14 to 22, 27 to 36, 45 to 47 and 50 to 58 are days and times. */
function styleOf(id: number, written: ReadonlyMap<number, string>): Workbook['styles'][number] {
  const code = (written.get(id) ?? '').replace(/\[[^\]]*\]|"[^"]*"|\\./g, '')
  const isBuiltIn = [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
  ].some(([from, to]) => id >= from! && id <= to!)
  const digits = /^0+$/.test(code) ? code.length : 0
  return { isDay: written.has(id) ? /[dy]/i.test(code) : isBuiltIn, digits }
}

function readTexts(xml: string, book: Workbook): void {
  let text = ''
  let inText = false
  let inReading = false
  read(
    xml,
    (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') inReading = true
      inText = name === 't' && !inReading
    },
    (name) => {
      if (name === 'si') book.texts.push(text)
      if (name === 'rPh') inReading = false
      if (name === 't') inText = false
    },
    (piece) => {
      if (inText) text += piece
    }
  )
}

type Told = Record<string, string | undefined>

function read(
  xml: string,
  open: (name: string, told: Told) => void,
  close: (name: string) => void = () => {},
  said: (text: string) => void = () => {}
): void {
  if (xml === '') return
  const parser = soundParser()
  parser.on('opentag', ({ name, attributes }) => open(local(name), attributes as Told))
  parser.on('closetag', ({ name }) => close(local(name)))
  parser.on('text', said)
  parser.write(xml).close()
}

function soundParser() {
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new FileRefused('entities')
  })
  parser.on('error', () => {
    throw new FileRefused('unreadable')
  })
  return parser
}

/** Some programs write `x:row`. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)

function sheetParser(book: Workbook, grid: Grid) {
  const parser = soundParser()
  let line = 0
  let cells: Cell[] = []
  let faults: Record<number, CellFault> = {}
  let at = -1
  let told: Told = {}
  let value = ''
  let isRead = false
  parser.on('opentag', ({ name, attributes }) => {
    const tag = local(name)
    if (tag === 'row') {
      line = Number((attributes as Told).r ?? line + 1)
      cells = []
      faults = {}
      at = -1
    } else if (tag === 'c') {
      told = attributes as Told
      at = told.r ? columnOf(told.r) : at + 1
      value = ''
    } else if (tag === 'f') faults[at] = 'formula'
    isRead = tag === 'v' || tag === 't'
  })
  parser.on('text', (text) => {
    if (isRead) value += text
  })
  parser.on('closetag', ({ name }) => {
    const tag = local(name)
    isRead = false
    if (tag === 'c') {
      // A sheet may be wider than any list: what is far right is refused with its row.
      while (cells.length < Math.min(at, 16_384)) cells.push(null)
      if (told.t === 'e' && !faults[at]) faults[at] = 'error'
      cells[at] = cellOf(book, told, value)
    } else if (tag === 'row') {
      const isMarked = Object.keys(faults).length > 0
      addRow(grid.rows, { line, cells, ...(isMarked && { faults }) })
    }
  })
  return parser
}

/** 0 for `A1`, 27 for `AB12`. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? 'A')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

function cellOf({ texts, styles, is1904 }: Workbook, { t, s }: Told, value: string): Cell {
  if (value === '') return null
  if (t === 's') return trimmed(texts[Number(value)] ?? '')
  if (t === 'b') return value === '1'
  if (t === 'd') return value.slice(0, 'YYYY-MM-DD'.length)
  if (t !== undefined && t !== 'n') return trimmed(value)
  const number = Number(value)
  if (!Number.isFinite(number)) return trimmed(value)
  const style = styles[Number(s ?? -1)]
  if (style?.isDay) return dayOfSerial(number, is1904)
  return style && style.digits > 0 ? value.padStart(style.digits, '0') : number
}

const trimmed = (text: string): Cell => (text.trim() === '' ? null : text.trim())

/** Days since 30 December 1899 (Excel has a 29 February 1900 that never was), or since 1904. */
function dayOfSerial(serial: number, is1904: boolean): Cell {
  const from = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  if (serial < 1 || serial > 2_958_465) return serial
  return dayInUtc(from + Math.floor(serial) * DAY_MS)
}
