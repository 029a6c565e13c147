/**
 * Lines in a frame, for what a newcomer must not miss.
 *
 * @param {string[]} lines without control characters
 * @returns {string}
 */
export function box(lines) {
  const width = Math.max(...lines.map((line) => line.length))
  const edge = '─'.repeat(width + 4)
  const body = lines.map((line) => `│  ${line.padEnd(width)}  │`)
  return [`┌${edge}┐`, ...body, `└${edge}┘`].join('\n')
}

/**
 * Pairs as two aligned columns.
 *
 * @param {[string, string][]} rows
 * @returns {string[]}
 */
export function columns(rows) {
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, value]) => `${label.padEnd(width)}   ${value}`)
}
