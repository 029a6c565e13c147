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

/** Between the terms of a sum; a sum may begin with what is taken away. */
const BETWEEN = new Set([' + ', ' − '])
const FIRST = '− '

/**
 * A sum without the terms that come to nothing, and their names: `2 843,72 + 0,00 + (−26,10)` is read as two amounts. Any
 * other formula stays as it is, as does a sum of which one term or none is left to show.
 */
export function withoutZeroTerms(
  parts: readonly FormulaPart[],
  isZero: (name: string) => boolean
): { parts: readonly FormulaPart[]; left: readonly string[] } {
  const whole = { parts, left: [] }
  const terms = termsOf(parts)
  if (!terms) return whole
  const shown = terms.filter(({ name }) => !isZero(name))
  if (shown.length === 0 || shown.length === terms.length) return whole
  return {
    parts: shown.flatMap(({ sign, name }, at) => {
      const before = at > 0 ? sign : sign === ' − ' ? FIRST : ''
      return [
        ...(before === '' ? [] : [{ kind: 'text', text: before } as const]),
        { kind: 'value', text: name } as const,
      ]
    }),
    left: terms.filter(({ name }) => isZero(name)).map(({ name }) => name),
  }
}

/** The terms of a plain sum, each with what stands before it; null where it is anything else. */
function termsOf(parts: readonly FormulaPart[]): { sign: string; name: string }[] | null {
  const [first, ...others] = parts
  const signed =
    first?.kind === 'text'
      ? first.text === FIRST
        ? [{ kind: 'text' as const, text: ' − ' }, ...others]
        : null
      : [{ kind: 'text' as const, text: ' + ' }, ...parts]
  if (!signed || signed.length % 2 === 1) return null
  const terms: { sign: string; name: string }[] = []
  for (let at = 0; at < signed.length; at += 2) {
    const [sign, name] = [signed[at]!, signed[at + 1]!]
    if (sign.kind !== 'text' || !BETWEEN.has(sign.text) || name.kind !== 'value') return null
    terms.push({ sign: sign.text, name: name.text })
  }
  return terms
}
