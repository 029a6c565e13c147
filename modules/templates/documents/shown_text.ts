import type { DocumentLanguage } from '#modules/shared/documents/format'
import type { FactRow } from '#modules/shared/documents/sheet'
import type { Block } from '../domain/template_body.ts'
import { writtenWords } from './written_words.ts'

/** A block of a document as it is read without its pages: with the words that the drawing writes by itself. */
export interface ShownBlock extends Block {
  /** Before the words of an article, « Article 1 – »; above a pay table. */
  label?: string
  /** Of a pay table. */
  rows?: FactRow[]
}

/**
 * A text without variables as `writtenDocument` draws it: the same numbers of articles, the same pay.
 *
 * @param payRows what stands in a pay table; without any, there is none, here as on paper
 */
export function shownText(
  blocks: readonly Block[],
  { language, payRows }: { language: DocumentLanguage; payRows: readonly FactRow[] }
): ShownBlock[] {
  const words = writtenWords(language)
  let articles = 0
  return blocks.flatMap((block): ShownBlock[] => {
    if (block.kind === 'article')
      return [{ ...block, label: words.say('article', { number: ++articles }) }]
    if (block.kind !== 'payTable') return [block]
    if (payRows.length === 0) return []
    return [{ ...block, label: words.say('payTable'), rows: [...payRows] }]
  })
}
