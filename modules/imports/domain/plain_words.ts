import { plainText } from '#modules/shared/values/plain_text'

/** Without accents, capitals or signs: `N° de personnel` and `n de personnel` are the same. */
export function plainWords(text: string): string {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** How much two plain texts are alike, 0 to 1: the share of pairs of letters that both have (Sørensen and Dice). */
export function likeness(one: string, other: string): number {
  if (one === other) return 1
  const [mine, theirs] = [pairs(one), pairs(other)]
  const all = mine.length + theirs.length
  let both = 0
  for (const pair of mine) {
    const at = theirs.indexOf(pair)
    if (at < 0) continue
    theirs.splice(at, 1)
    both++
  }
  return all === 0 ? 0 : (2 * both) / all
}

function pairs(text: string): string[] {
  const letters = text.replaceAll(' ', '')
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) =>
    letters.slice(at, at + 2)
  )
}
