/**
 * Lines in a frame, for what a newcomer must not miss.
 *
 * @param lines without control characters
 */
export function box(lines: string[]): string {
  const width = Math.max(...lines.map((line) => line.length))
  const edge = '─'.repeat(width + 4)
  const body = lines.map((line) => `│  ${line.padEnd(width)}  │`)
  return [`┌${edge}┐`, ...body, `└${edge}┘`].join('\n')
}

/** A label and its value. */
export type Row = [label: string, value: string]

/** Pairs as two aligned columns. */
export function columns(rows: Row[]): string[] {
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, value]) => `${label.padEnd(width)}   ${value}`)
}
