import write from 'write-excel-file/node'
import type { Sheet, WorkbookCell } from '../domain/workbook.ts'

const AMOUNT = '#,##0.00'

/** Sheets as an Excel file. Texts are texts, so that none is run; formulas are ours alone. */
export function xlsxOfSheets(sheets: readonly Sheet[]): Promise<Buffer> {
  return write(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((cells, row) => cells.map((cell) => written(cell, row === 0))),
      columns: rows[0]!.map((_, at) => ({ width: at === 0 ? 28 : 16 })),
      stickyRowsCount: 1,
    }))
  ).toBuffer()
}

function written(cell: WorkbookCell, isHead: boolean) {
  if (cell === null) return null
  const style = isHead ? { fontWeight: 'bold' as const } : {}
  if (typeof cell === 'string') return { value: cell, type: String, ...style }
  if (typeof cell === 'number')
    return { value: cell, type: Number, ...(Number.isInteger(cell) ? {} : { format: AMOUNT }) }
  return { value: cell.formula, type: 'Formula' as const, format: AMOUNT }
}
