import type { Encoding, Separator } from '../domain/sheet_table.ts'
import { SEPARATORS } from '../domain/sheet_table.ts'

/** As many lines as tell how the cells are parted. */
const LINES = 20

/** The marks at the beginning of a file tell, else whether it is sound UTF-8; what older Belgian spreadsheets write is left. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  const start = bytes.subarray(0, 512)
  const zeros = start.filter((byte, at) => at % 2 === 1 && byte === 0).length
  if (start.length >= 8 && zeros > start.length / 4) return 'utf-16le'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The sign that parts the lines into the same number of cells, and into the most of them. */
export function guessSeparator(text: string): Separator {
  const lines = text
    .slice(0, 100_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
  let best: { separator: Separator; score: number } = { separator: ';', score: 0 }
  for (const separator of SEPARATORS) {
    const counts = lines.map((line) => line.split(separator).length - 1)
    const common = mostCommon(counts.filter((count) => count > 0))
    const agreeing = counts.filter((count) => count === common).length / lines.length
    const score = common * agreeing * agreeing
    if (score > best.score) best = { separator, score }
  }
  return best.separator
}

function mostCommon(numbers: number[]): number {
  const times = Map.groupBy(numbers, (number) => number)
  return [...times.values()].toSorted((a, b) => b.length - a.length)[0]?.[0] ?? 0
}
