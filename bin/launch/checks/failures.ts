import { stripVTControlCharacters } from 'node:util'

/** What failed, and the words of its errors. */
export interface Failure {
  title: string
  reason: string
}

/** How much of an error the end of a run repeats; all of it stands where it happened. */
const LONGEST_REASON = 4_000
/** The end of a run is read in its last hundred lines: the slowest tests and the sums stand there too. */
const MOST_LINES = 80

/** A failure as the end of a run tells it. */
export const failure = (title: string, reason: string): Failure => ({
  title,
  reason: stripVTControlCharacters(reason).trim().slice(0, LONGEST_REASON),
})

/**
 * The lines that tell what failed and why, of all failures together no more than fit the end of a run: a reason that is too
 * long loses its middle, and of too many failures the last are only counted.
 */
export function tellFailures(failures: readonly Failure[], most = MOST_LINES): string[] {
  const lines: string[] = []
  for (const [at, { title, reason }] of failures.entries()) {
    const left = most - lines.length - 1
    const others = failures.length - at
    if (left < 2) return [...lines, `  … and ${others} more, told above`]
    const share = Math.max(1, Math.floor(left / others) - 1)
    lines.push(`  ✗ ${title}`, ...shortened(reason, share).map((line) => `      ${line}`))
  }
  return lines
}

/** The beginning of a text and its end. */
function shortened(text: string, most: number): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length <= most) return lines
  const end = Math.floor((most - 1) / 3)
  const begin = Math.max(1, most - 1 - end)
  const cut = `… ${lines.length - begin - end} lines, told above`
  return most === 1
    ? [lines[0]!]
    : [...lines.slice(0, begin), cut, ...lines.slice(-end || lines.length)]
}
