import { readIban } from '#modules/shared/values/bank_account'
import { readNiss } from '#modules/shared/values/niss'
import { fold, tokensOf } from '../reader/text.ts'

const MAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/g
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi
const TELEPHONE = /(?:\+|00)\d[\d ./()-]{7,16}\d|\b0\d[\d ./-]{6,12}\d\b/g
const NISS = /\b\d{2}[ ./-]?\d{2}[ ./-]?\d{2}[ ./-]?\d{3}[ ./-]?\d{2}\b/g
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}\b/gi
const TITLED =
  /\b(?:mme|mlle|madame|monsieur|mr|mrs|ms|mevr|mevrouw|dhr|meneer|m)\.? +(?=\p{Lu})[\p{L}'’-]+(?: +(?=\p{Lu})[\p{L}'’-]+)*/giu
/** Words of health, of belief and of unions: no provider reads them. */
const SENSITIVE =
  /\b(?:enceinte|grossesse|malad\w*|cancer|depress\w*|burn-?out|syndica\w*|delegue\w*|religi\w*|musulman\w*|catholi\w*|juif|juive|zwanger\w*|ziek\w*|depressie\w*|vakbond\w*|geloof|moslim\w*|joods\w*|katholiek\w*|pregnan\w*|illness|sick\w*|depressed|union|muslim|jewish|catholic|hiv|sida|aids)\b/g

/**
 * The words as they may leave for a provider, each sign at its place: what says who a person is, or how they are, is
 * blanked. `names`: people whom the company knows, folded. A word with a capital inside a sentence counts as a name.
 */
export function redacted(words: string, names: ReadonlySet<string>): string {
  const signs = words.split('')
  const blank = (start: number, end: number) => signs.fill(' ', start, end)
  const folded = fold(words)
  const blankAll = (
    pattern: RegExp,
    text: string,
    isIt: (match: string) => boolean = () => true
  ) => {
    for (const match of text.matchAll(pattern))
      if (isIt(match[0])) blank(match.index, match.index + match[0].length)
  }
  blankAll(MAIL, words)
  blankAll(ADDRESS, words)
  blankAll(NISS, words, (match) => readNiss(match) !== null)
  blankAll(IBAN, words, (match) => readIban(match) !== null)
  blankAll(TELEPHONE, words)
  blankAll(TITLED, words)
  blankAll(SENSITIVE, folded)
  for (const { text, isWord, start, end } of tokensOf(folded)) {
    if (!isWord) continue
    const isInside = start > 0 && !/(?:^|[.!?\n:;])\s*$/.test(words.slice(0, start))
    const isNamed = /^\p{Lu}\p{Ll}/u.test(words.slice(start, end)) && isInside
    if (names.has(text) || isNamed) blank(start, end)
  }
  return signs.join('')
}
