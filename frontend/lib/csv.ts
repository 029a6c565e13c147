import { isFormula, safeCell } from '#modules/shared/values/csv'

/**
 * Reads a CSV file as Excel and its like write it: the separator is the one of `;`, `,` and tab that the first line
 * has most of, quotes hold separators and line ends, two of them are one. Cells stay texts, so that leading zeros stay.
 */
export function parseCsv(text: string): string[][] {
  const body = text.replace(/^\ufeff/, '')
  const separator = separatorOf(body)
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const endCell = () => {
    rows.at(-1)!.push(withoutGuard(cell))
    cell = ''
  }
  for (let at = 0; at < body.length; at++) {
    const char = body[at]!
    if (quoted) {
      if (char !== '"') cell += char
      else if (body[at + 1] === '"') cell += body[++at]
      else quoted = false
    } else if (char === '"' && cell === '') quoted = true
    else if (char === separator) endCell()
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && body[at + 1] === '\n') at++
      endCell()
      rows.push([])
    } else cell += char
  }
  if (cell !== '' || rows.at(-1)!.length > 0) endCell()
  return rows.filter((row) => row.length > 0)
}

/** Writes rows with `;` as Belgian spreadsheets expect; a text that a spreadsheet would run is guarded. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => inQuotes(safeCell(cell))).join(';'))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

/** What `safeCell` put in front comes off again: a file goes out and comes back the same. */
function withoutGuard(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell
}

function inQuotes(cell: string): string {
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function separatorOf(body: string): string {
  const first = body.slice(0, body.search(/[\r\n]/) < 0 ? undefined : body.search(/[\r\n]/))
  const unquoted = first.replace(/"[^"]*"/g, '')
  const count = (separator: string) => unquoted.split(separator).length
  return [';', ',', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}
