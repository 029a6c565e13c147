import { parameterText, type Language } from '#modules/compute/pure'
import { wrapped } from '#cli/lib/wrapped'

interface RestsOn {
  title: string
  sentences: readonly string[]
  /** Figures of the law that are not known, and how that is said. */
  gaps?: readonly { readonly id: string }[]
  unknown?: string
}

/** The end of a table: what its figures rest on, and what is not known. */
export function restsOnRows(
  { title, sentences, gaps = [], unknown }: RestsOn,
  language: Language
): string[] {
  return [
    title,
    ...sentences.map((each) => wrapped(`· ${each}`, 4)),
    ...gaps.map(({ id }) =>
      wrapped(`· ${unknown}: ${parameterText(id, language)?.title ?? id} (${id})`, 4)
    ),
    '',
  ]
}
