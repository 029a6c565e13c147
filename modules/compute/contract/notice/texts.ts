import en from '../../lang/en/notice.json' with { type: 'json' }
import fr from '../../lang/fr/notice.json' with { type: 'json' }
import nl from '../../lang/nl/notice.json' with { type: 'json' }
import { restsOnText } from '../beside/rests_on.ts'
import { inputText, type Language } from '../texts.ts'
import type { NoticeHypothese, NoticeLine } from './types.ts'

const TEXTS = { fr, nl, en }

/** Headings and notes, each in the reader's language. */
export type NoticeWord = keyof (typeof TEXTS)['fr']['words']

export function noticeWord(word: NoticeWord, language: Language): string {
  return TEXTS[language].words[word]
}

/** The label of a line. */
export function noticeLineText(line: NoticeLine, language: Language): string {
  return inputText(line, language) ?? line
}

/** What the figures rest on, as a sentence. */
export function noticeHypothesisText(hypothese: NoticeHypothese, language: Language): string {
  return restsOnText(hypothese, TEXTS[language].hypotheses, language)
}
