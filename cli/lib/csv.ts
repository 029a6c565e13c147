/** One cell and what ends it: quoted (with doubled quotes inside) or plain. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y

/** The rows of a CSV text (RFC 4180), by the names in its first line. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header, ...rows] = cellsOf(text)
  return rows.map((row) =>
    Object.fromEntries(header.map((name, column) => [name, row[column] ?? '']))
  )
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length) {
    const start = CELL.lastIndex
    const match = CELL.exec(text)
    if (!match) throw new Error(`The table is broken at character ${start}`)
    rows.at(-1)!.push(match[1]?.replaceAll('""', '"') ?? match[2])
    if (match[3] !== ',') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}
