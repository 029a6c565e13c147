import en from '../../lang/en/hiring_aid.json' with { type: 'json' }
import fr from '../../lang/fr/hiring_aid.json' with { type: 'json' }
import nl from '../../lang/nl/hiring_aid.json' with { type: 'json' }
import { restsOnText } from '../beside/rests_on.ts'
import { inputText, type Language } from '../texts.ts'
import type { HiringAidLine, HypotheseEmbauche } from './types.ts'

const TEXTS = { fr, nl, en }

/** Headings of what is given for who is hired, each in the reader's language. */
export type HiringAidWord = keyof (typeof TEXTS)['fr']['words']

export function hiringAidWord(word: HiringAidWord, language: Language): string {
  return TEXTS[language].words[word]
}

/** The label of a line. */
export function hiringAidLineText(line: HiringAidLine, language: Language): string {
  return inputText(line, language) ?? line
}

/** What an aid rests on, or why there is none, as a sentence. */
export function hypothesisEmbaucheText(hypothese: HypotheseEmbauche, language: Language): string {
  return restsOnText(hypothese, TEXTS[language].hypotheses, language)
}
