import { Zip, ZipDeflate } from 'fflate'
import type { Cell, ColumnKind, ExportTable } from './table.ts'

type Style = ColumnKind | 'head'
/** The place of each in `cellXfs` of styles.xml. */
const STYLES: Record<Style, number> = { text: 0, amount: 1, day: 2, head: 3 }
const CHARACTER_WIDTHS: Record<ColumnKind, number> = { text: 24, amount: 18, day: 12 }
/** Of the columns; no list has more. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Excel counts days, and 1 January 1970 is this one. */
const EPOCH_DAY = 25_569
const DAY_MS = 86_400_000
/** The first day that a zip file can tell, in the time zone of the machine, as it reads it. */
const ZIP_EPOCH = new Date(1980, 0, 1)

/**
 * A table as an Excel file, a batch at a time: the library that the small files of the screens are made with holds every
 * cell in memory. Amounts are numbers, days are days, and a text is an inline string, which nothing runs.
 */
export async function* xlsxOf({ name, columns, batches }: ExportTable): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for (const [path, text] of Object.entries(partsAround(name))) {
    const part = dated(new ZipDeflate(path))
    zip.add(part)
    part.push(Buffer.from(XML + text), true)
  }
  const sheet = dated(new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 }))
  zip.add(sheet)
  const write = (text: string, last = false) => sheet.push(Buffer.from(text), last)
  let nth = 0
  const row = (cells: readonly Cell[], kinds: readonly Style[]) => {
    nth += 1
    return `<row r="${nth}">${cells.map((cell, at) => written(cell, kinds[at], LETTERS[at] + nth)).join('')}</row>`
  }
  const kinds = columns.map(({ kind }) => kind)
  const titles = columns.map(({ title }) => title)
  write(opening(kinds))
  write(
    row(
      titles,
      kinds.map(() => 'head')
    )
  )
  yield* chunks.splice(0)
  for await (const rows of batches) {
    write(rows.map((cells) => row(cells, kinds)).join(''))
    yield* chunks.splice(0)
  }
  write('</sheetData></worksheet>', true)
  zip.end()
  yield* chunks
}

/** A part of the file without the time of its making: the same table gives the same bytes. */
function dated(part: ZipDeflate): ZipDeflate {
  part.mtime = ZIP_EPOCH
  return part
}

/** One cell; some readers need its place spelled out. */
function written(cell: Cell, style: Style, place: string): string {
  if (cell === null || cell === '') return ''
  const start = `<c r="${place}" s="${STYLES[style]}"`
  if (style === 'amount') return `${start}><v>${cell}</v></c>`
  if (style === 'day') return `${start}><v>${Date.parse(cell) / DAY_MS + EPOCH_DAY}</v></c>`
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML cannot hold at all (control signs, halves of a pair) is left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign])
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const FONT = '<sz val="11"/><name val="Calibri"/>'
const PLAIN = 'numFmtId="0" fontId="0" fillId="0" borderId="0"'

/** The sheet up to its first row, which stays in sight. */
function opening(kinds: readonly ColumnKind[]): string {
  const widths = kinds
    .map(
      (kind, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${CHARACTER_WIDTHS[kind]}" customWidth="1"/>`
    )
    .join('')
  return (
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths}</cols><sheetData>`
  )
}

/** The files of the workbook beside its one sheet (ECMA-376, part 1). */
function partsAround(name: string): Record<string, string> {
  const relations = (...all: string[]) =>
    `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
  return {
    '[Content_Types].xml':
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'styles', 'styles.xml')
    ),
    'xl/workbook.xml':
      `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>` +
      `<sheet name="${escaped(name).slice(0, 31)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml':
      `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts>` +
      `<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>` +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      `<cellStyleXfs count="1"><xf ${PLAIN}/></cellStyleXfs><cellXfs count="4"><xf ${PLAIN}/>` +
      '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>' +
      '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>' +
      '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" applyFont="1"/></cellXfs></styleSheet>',
  }
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${DOCUMENT}/${type}" Target="${target}"/>`
}
