import en from '../../lang/en/hours.json' with { type: 'json' }
import fr from '../../lang/fr/hours.json' with { type: 'json' }
import nl from '../../lang/nl/hours.json' with { type: 'json' }
import { restsOnText } from '../beside/rests_on.ts'
import { inputText, type Language } from '../texts.ts'
import type { HoursHypothese, HoursLine } from './types.ts'

const TEXTS = { fr, nl, en }

/** Headings and notes, each in the reader's language. */
export type HoursWord = keyof (typeof TEXTS)['fr']['words']

export function hoursWord(word: HoursWord, language: Language): string {
  return TEXTS[language].words[word]
}

/** The label of a line. */
export function hoursLineText(line: HoursLine, language: Language): string {
  return inputText(line, language) ?? line
}

/** What the figures rest on, as a sentence. */
export function hoursHypothesisText(hypothese: HoursHypothese, language: Language): string {
  return restsOnText(hypothese, TEXTS[language].hypotheses, language)
}
