import { strToU8, zipSync } from 'fflate'

/** Letters of Windows-1252 that a list of Belgian people has. */
export function inWindows1252(text: string): Buffer {
  return Buffer.from(text.replaceAll('€', '\u0080').replaceAll('’', '\u0092'), 'latin1')
}

/** Rows as a CSV of an older Excel in Belgium writes them. */
export function csvOf(rows: readonly (readonly string[])[], separator = ';'): string {
  return rows.map((row) => row.join(separator)).join('\r\n') + '\r\n'
}

/** What a cell of a workbook may be: a text, a number, a serial number of a day, yes or no, a formula with its value, an error. */
export type SheetCell =
  | string
  | number
  | boolean
  | null
  | { day: number }
  | { formula: string; value: number }
  | { error: string }
  | { zeros: number }

const DAY_STYLE = 1
const ZEROS_STYLE = 2
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

interface BookOptions {
  is1904?: boolean
  /** Instead of the sheet's own. */
  sheetXml?: string
  hidden?: readonly string[]
  others?: Record<string, readonly (readonly SheetCell[])[]>
}

/** A workbook, by hand: so that it may also hold what no program writes. */
export function workbook(
  rows: readonly (readonly SheetCell[])[],
  { is1904 = false, sheetXml, hidden = [], others = {} }: BookOptions = {}
): Buffer {
  const texts: string[] = []
  const sheets: NonNullable<BookOptions['others']> = { ...others, Personnel: rows }
  const names = Object.keys(sheets)
  const files: Record<string, Uint8Array> = {
    'xl/workbook.xml': strToU8(
      `${XML}<workbook ${NS} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${names
        .map(
          (name, at) =>
            `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"${hidden.includes(name) ? ' state="hidden"' : ''}/>`
        )
        .join('')}</sheets></workbook>`
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
        .map(
          (_, at) => `<Relationship Id="rId${at + 1}" Type="x" Target="worksheets/sheet${at + 1}.xml"/>`
        )
        .join('')}</Relationships>`
    ),
    'xl/styles.xml': strToU8(
      `${XML}<styleSheet ${NS}><numFmts count="1"><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`
    ),
  }
  for (const [at, name] of names.entries())
    files[`xl/worksheets/sheet${at + 1}.xml`] = strToU8(
      (name === 'Personnel' && sheetXml) || xmlOf(sheets[name]!, texts)
    )
  files['xl/sharedStrings.xml'] = strToU8(
    `${XML}<sst ${NS}>${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`
  )
  return Buffer.from(zipSync(files))
}

function xmlOf(rows: readonly (readonly SheetCell[])[], texts: string[]): string {
  const lines = rows.map(
    (row, line) =>
      `<row r="${line + 1}">${row.map((cell, at) => cellXml(cell, `${letters(at)}${line + 1}`, texts)).join('')}</row>`
  )
  return `${XML}<worksheet ${NS}><sheetData>${lines.join('')}</sheetData></worksheet>`
}

function cellXml(cell: SheetCell, at: string, texts: string[]): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${texts.push(cell) - 1}</v></c>`
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`
  if ('day' in cell) return `<c r="${at}" s="${DAY_STYLE}"><v>${cell.day}</v></c>`
  if ('zeros' in cell) return `<c r="${at}" s="${ZEROS_STYLE}"><v>${cell.zeros}</v></c>`
  if ('error' in cell) return `<c r="${at}" t="e"><v>${cell.error}</v></c>`
  return `<c r="${at}"><f>${escaped(cell.formula)}</f><v>${cell.value}</v></c>`
}

function letters(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : letters(Math.floor(at / 26) - 1) + letters(at % 26)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
