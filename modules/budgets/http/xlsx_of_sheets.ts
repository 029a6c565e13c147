import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import write from 'write-excel-file/node'
import { column, type Sheet, type WorkbookCell } from '../domain/workbook.ts'

const AMOUNT = '#,##0.00'
/** Of few people, where an amount's decimals would say nobody; an amount is never less than a cent. */
const SMALL = '0.000000'
const HALF_A_HUNDREDTH = 0.005
/** Of the first column, in characters: its longest text, within these. */
const [NARROWEST, WIDEST] = [28, 60]

/** Sheets as an Excel file. Texts are texts, so that none is run; formulas are ours alone. */
export async function xlsxOfSheets(sheets: readonly Sheet[]): Promise<Buffer> {
  const file = await write(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((cells, row) => cells.map((cell) => written(cell, row === 0))),
      columns: rows[0]!.map((_, at) => ({ width: at === 0 ? firstWidth(rows) : 16 })),
      stickyRowsCount: 1,
    }))
  ).toBuffer()
  return withResults(file, sheets)
}

function written(cell: WorkbookCell, isHead: boolean) {
  if (cell === null) return null
  const style = isHead ? { fontWeight: 'bold' as const } : {}
  if (typeof cell === 'string') return { value: cell, type: String, ...style }
  if (typeof cell === 'number')
    return {
      value: cell,
      type: Number,
      ...(Number.isInteger(cell) ? {} : { format: formatOf(cell) }),
    }
  return { value: cell.formula, type: 'Formula' as const, format: formatOf(cell.result) }
}

function formatOf(value: number): string {
  return value !== 0 && Math.abs(value) < HALF_A_HUNDREDTH ? SMALL : AMOUNT
}

/** A text is cut where the cell beside it is filled. */
function firstWidth(rows: Sheet['rows']): number {
  const lengths = rows.map(([cell]) => (typeof cell === 'string' ? cell.length : 0))
  return Math.min(WIDEST, Math.max(NARROWEST, ...lengths))
}

/** The library writes a formula without what it comes to, and a preview shows nothing there: the results are put beside. */
function withResults(file: Buffer, sheets: readonly Sheet[]): Buffer {
  const parts = unzipSync(file)
  for (const [nth, { rows }] of sheets.entries()) {
    const path = `xl/worksheets/sheet${nth + 1}.xml`
    const results = new Map<string, number>(
      rows.flatMap((cells, row) =>
        cells.flatMap((cell, at) =>
          cell !== null && typeof cell === 'object'
            ? [[`${column(at)}${row + 1}`, cell.result] as const]
            : []
        )
      )
    )
    const xml = strFromU8(parts[path]!).replaceAll(
      /(<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>)/g,
      (_all, cell: string, place: string) => `${cell}<v>${results.get(place)}</v>`
    )
    parts[path] = strToU8(xml)
  }
  return Buffer.from(zipSync(parts))
}
