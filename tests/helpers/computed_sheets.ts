import FormulaParser from 'fast-formula-parser'

type Cell = string | number | { formula: string } | null
interface RawSheet {
  name: string
  cells: Map<string, Cell>
  rows: number
  columns: number
}

/** The cells of each sheet of an Excel file with their formulas, as its XML has them. */
export function sheetsOf(read: (path: string) => string): RawSheet[] {
  const names = [...read('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(
    ([, name]) => unescaped(name!)
  )
  const shared = [...textOf(read, 'xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, inside]) =>
      unescaped([...inside!.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, t]) => t).join(''))
  )
  return names.map((name, at) => {
    const cells = new Map<string, Cell>()
    let [rows, columns] = [0, 0]
    for (const [, attributes, inside = ''] of read(`xl/worksheets/sheet${at + 1}.xml`).matchAll(
      /<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs
    )) {
      const [, letters, row] = /r="([A-Z]+)(\d+)"/.exec(attributes!)!
      const column = numberOf(letters!)
      rows = Math.max(rows, Number(row))
      columns = Math.max(columns, column)
      cells.set(`${Number(row)} ${column}`, cellOf(attributes!, inside, shared))
    }
    return { name, cells, rows, columns }
  })
}

/** Every sheet with its formulas computed by a library that is not ours. */
export function computedSheets(sheets: readonly RawSheet[]): (string | number | null)[][][] {
  const known = new Map<string, string | number | null>()
  const sheetOf = (name: string) => sheets.find((sheet) => sheet.name === name)!
  const value = (name: string, row: number, column: number): string | number | null => {
    const key = `${name} ${row} ${column}`
    if (known.has(key)) return known.get(key)!
    const cell = sheetOf(name).cells.get(`${row} ${column}`) ?? null
    const is =
      cell !== null && typeof cell === 'object'
        ? (parser.parse(cell.formula, { sheet: name, row, col: column }) as number)
        : cell
    if (typeof is === 'object' && is !== null) throw new Error(`${key}: ${String(is)}`)
    known.set(key, is)
    return is
  }
  const parser = new FormulaParser({
    onCell: ({ sheet, row, col }) => value(sheet, row, col),
    onRange: ({ sheet, from, to }) =>
      upTo(to.row - from.row + 1).map((r) =>
        upTo(to.col - from.col + 1).map((c) => value(sheet, from.row + r, from.col + c))
      ),
  })
  return sheets.map(({ name, rows, columns }) =>
    upTo(rows).map((row) => upTo(columns).map((column) => value(name, row + 1, column + 1)))
  )
}

const upTo = (length: number) => Array.from({ length }, (_, at) => at)

function cellOf(attributes: string, inside: string, shared: readonly string[]): Cell {
  const formula = /<f[^>]*>(.*?)<\/f>/s.exec(inside)?.[1]
  if (formula !== undefined) return { formula: unescaped(formula) }
  const raw = /<v>(.*?)<\/v>/s.exec(inside)?.[1]
  if (/t="s"/.test(attributes)) return shared[Number(raw)] ?? null
  const inline = /<t[^>]*>(.*?)<\/t>/s.exec(inside)?.[1]
  if (inline !== undefined) return unescaped(inline)
  return raw === undefined ? null : Number(raw)
}

function textOf(read: (path: string) => string, path: string): string {
  try {
    return read(path)
  } catch {
    return ''
  }
}

function numberOf(letters: string): number {
  return [...letters].reduce((all, letter) => all * 26 + letter.charCodeAt(0) - 64, 0)
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function unescaped(text: string): string {
  return text.replace(/&(lt|gt|quot|apos|amp|#39);/g, (_, name) => ENTITIES[name] ?? "'")
}
