import en from '../../lang/en/rests_on.json' with { type: 'json' }
import fr from '../../lang/fr/rests_on.json' with { type: 'json' }
import nl from '../../lang/nl/rests_on.json' with { type: 'json' }
import { parameterText, type Language } from '../texts.ts'
import type { ExplainedParameter, ExplanationLine } from '../types.ts'

const FIGURE = { fr, nl, en }

/** Figures that no text was read for. */
const UNSURE: ReadonlySet<string> = new Set(['derived', 'recalled', 'assumed'])

/** What figures rest on beside what was told: a code of theirs, or a figure of the law that was derived or supposed. */
export type RestsOn<C extends string> =
  { readonly code: C } | { readonly code: 'figure'; readonly parameter: ExplainedParameter }

/**
 * What an answer rests on, figures of the law last.
 * @param holds each code, and whether it is so here
 * @param lines the lines of the answer: of those that come to something, the figures that no text was read for
 */
export function restsOn<C extends string>(
  holds: Readonly<Record<C, boolean>>,
  lines: readonly ExplanationLine[]
): readonly RestsOn<C>[] {
  const codes = (Object.keys(holds) as C[]).filter((code) => holds[code])
  return [
    ...codes.map((code) => ({ code })),
    ...unsureOf(lines).map((parameter) => ({ code: 'figure' as const, parameter })),
  ]
}

/** Each figure once. */
function unsureOf(lines: readonly ExplanationLine[]): readonly ExplainedParameter[] {
  const found = new Map<string, ExplainedParameter>()
  for (const { value, parameters } of lines) {
    if (value === 0) continue
    for (const each of parameters) if (UNSURE.has(each.confidence)) found.set(each.id, each)
  }
  return [...found.values()]
}

/** The same as a sentence, of an answer's own sentences by code in that language. */
export function restsOnText<C extends string>(
  each: RestsOn<C>,
  sentences: Readonly<Record<C, string>>,
  language: Language
): string {
  if (each.code !== 'figure') return sentences[each.code as C]
  const { id, confidence } = (each as { parameter: ExplainedParameter }).parameter
  const title = parameterText(id, language)?.title ?? id
  return FIGURE[language][confidence === 'derived' ? 'derived' : 'assumed'].replace(
    '{figure}',
    title
  )
}
