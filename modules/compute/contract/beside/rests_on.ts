import { parameterText, type Language } from '../texts.ts'
import type { ExplainedParameter } from '../types.ts'

/** What figures rest on beside what was told: a code of theirs, or a figure of the law that was derived or supposed. */
export type RestsOn<C extends string> =
  { readonly code: C } | { readonly code: 'figure'; readonly parameter: ExplainedParameter }

/** The same as a sentence, of the sentences by code of one language. */
export function restsOnText<C extends string>(
  each: RestsOn<C>,
  sentences: Readonly<Record<C | 'figureDerived' | 'figureAssumed', string>>,
  language: Language
): string {
  if (each.code !== 'figure') return sentences[each.code as C]
  const { id, confidence } = (each as { parameter: ExplainedParameter }).parameter
  const title = parameterText(id, language)?.title ?? id
  const sentence = confidence === 'derived' ? sentences.figureDerived : sentences.figureAssumed
  return sentence.replace('{figure}', title)
}
