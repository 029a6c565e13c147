/** A piece of a formula: text as it stands, a word to translate, or a name with the figure that stands for it. */
export type FormulaPart = { kind: 'text' | 'word' | 'value'; text: string }

/** Functions are written alike in all three languages. */
const FUNCTIONS = new Set(['min', 'max'])
/** The few words between figures; the catalogue has them as `pay.word_…`. */
const WORDS = new Set(['when', 'else', 'and', 'or', 'above'])
const NAME = /[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/gu

/**
 * Splits a formula written in names into its parts, so that each name can be shown as its figure.
 * Null when it uses a word that is none of these: then it is prose, which is not shown untranslated.
 */
export function splitFormula(formula: string, names: ReadonlySet<string>): FormulaPart[] | null {
  const parts: FormulaPart[] = []
  let at = 0
  for (const match of formula.matchAll(NAME)) {
    const text = match[0]
    const kind = names.has(text) ? 'value' : WORDS.has(text) ? 'word' : 'text'
    if (kind === 'text' && !FUNCTIONS.has(text)) return null
    if (match.index > at) parts.push({ kind: 'text', text: formula.slice(at, match.index) })
    parts.push({ kind, text })
    at = match.index + text.length
  }
  if (at < formula.length) parts.push({ kind: 'text', text: formula.slice(at) })
  return parts
}
