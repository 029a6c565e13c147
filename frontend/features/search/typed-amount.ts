/** What is typed after a verb: the words, and an amount of money where one stands among them. */
export interface Typed {
  words: string
  amount: number | null
}

const AMOUNT =
  /(?<![\p{L}\d])(\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+|\d+)(?:[.,]\d{1,2})?\s*(?:€|eur)?(?![\p{L}\d]|[.,]\d)/iu
/** Below it a number is a count or a year of nothing; above it, no pay of a month. */
const LEAST = 100
const GREATEST = 100_000

/** Takes the amount out of what was typed: `nouvelle simulation 3 000 €` has the words of an action and 3000. */
export function typedAmount(typed: string): Typed {
  const found = AMOUNT.exec(typed)
  if (!found) return { words: typed, amount: null }
  const amount = Number(found[1].replace(/\D/g, ''))
  if (amount < LEAST || amount > GREATEST) return { words: typed, amount: null }
  const words = `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`
  return { words: words.replace(/\s+/g, ' ').trim(), amount }
}

/** Which of a package's amounts the words mean; the gross one unless told. */
export function startIn(words: string): 'gross' | 'net' | 'cost' {
  if (/(?<!\p{L})(?:net|netto)(?!\p{L})/iu.test(words)) return 'net'
  return /(?<!\p{L})(?:co[uû]t|budget|kost|loonkost|cost)(?!\p{L})/iu.test(words) ? 'cost' : 'gross'
}

/** The words without those that say which amount is meant. */
export function withoutStart(words: string): string {
  return words
    .replace(
      /(?<!\p{L})(?:net|netto|brut|bruto|gross|co[uû]t|budget|kost|loonkost|cost)(?!\p{L})/giu,
      ' '
    )
    .replace(/\s+/g, ' ')
    .trim()
}
