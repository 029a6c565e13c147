/**
 * Last and first name of a whole one: `Peeters, Jan`, or with the last name in capitals, `DE SMET Jan`. Null where
 * nothing tells them apart: which of two words is which is not guessed.
 */
export function splitName(whole: string): { lastName: string; firstName: string } | null {
  const [last, first, more] = whole.split(',').map((part) => part.trim())
  if (last && first && more === undefined) return { lastName: last, firstName: first }
  const words = whole.trim().split(/\s+/)
  const isCapital = (word: string) => word.length > 1 && word === word.toUpperCase() && /\p{L}/u.test(word)
  const capitals = words.filter(isCapital)
  const others = words.filter((word) => !isCapital(word))
  if (capitals.length === 0 || others.length === 0) return null
  return { lastName: capitals.join(' '), firstName: others.join(' ') }
}
