import { plainWordsOf } from '#modules/shared/values/plain_text'

/**
 * Without accents, capitals or signs: `N° de personnel` and `n de personnel` are the same. Letters of every script stay, and
 * so do signs that stand alone: two names in Greek are not the same, and a question mark is not an empty cell.
 */
export function plainWords(text: string): string {
  return plainWordsOf(text).join(' ') || text.trim()
}

/**
 * How much two plain texts are alike, 0 to 1: the share of pairs of letters that both have (Sørensen and Dice). Of texts
 * whose lengths alone keep them below `least` it is 0.
 */
export function likeness(one: string, other: string, least = 0): number {
  if (one === other) return 1
  const [mine, theirs] = [one.replaceAll(' ', ''), other.replaceAll(' ', '')]
  const [short, long] = [mine.length, theirs.length].toSorted((a, b) => a - b) as [number, number]
  if (short * (2 - least) < long * least) return 0
  const left = pairs(theirs)
  const all = pairs(mine).length + left.length
  let both = 0
  for (const pair of pairs(mine)) {
    const at = left.indexOf(pair)
    if (at < 0) continue
    left.splice(at, 1)
    both++
  }
  return all === 0 ? 0 : (2 * both) / all
}

function pairs(letters: string): string[] {
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) =>
    letters.slice(at, at + 2)
  )
}
