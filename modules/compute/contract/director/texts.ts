import en from '../../lang/en/director.json' with { type: 'json' }
import fr from '../../lang/fr/director.json' with { type: 'json' }
import nl from '../../lang/nl/director.json' with { type: 'json' }
import { restsOnText } from '../beside/rests_on.ts'
import { inputText, ruleText, type Language } from '../texts.ts'
import type { DirectorLine, HundredWay, HypotheseDirigeant, TauxReduit } from './types.ts'

const TEXTS = { fr, nl, en }

/** Headings of a director's year, each in the reader's language. */
export type DirectorWord = keyof (typeof TEXTS)['fr']['words']

export function directorWord(word: DirectorWord, language: Language): string {
  return TEXTS[language].words[word]
}

/** The label of a line. */
export function directorLineText(line: DirectorLine, language: Language): string {
  return ruleText(line, language)?.title ?? inputText(line, language) ?? line
}

/** The name of one way of 100 EUR. */
export function hundredWayText({ line }: HundredWay, language: Language): string {
  return line === null ? directorWord('hundredPay', language) : directorLineText(line, language)
}

/** Whether the company keeps the reduced rate, and why not, as a sentence. */
export function tauxReduitText(taux: TauxReduit, language: Language): string {
  return TEXTS[language].tauxReduit[taux]
}

/** What the figures rest on, as a sentence. */
export function hypothesisDirigeantText(hypothese: HypotheseDirigeant, language: Language): string {
  return restsOnText(hypothese, TEXTS[language].hypotheses, language)
}
