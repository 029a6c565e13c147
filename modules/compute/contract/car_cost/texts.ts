import en from '../../lang/en/car_cost.json' with { type: 'json' }
import fr from '../../lang/fr/car_cost.json' with { type: 'json' }
import nl from '../../lang/nl/car_cost.json' with { type: 'json' }
import { restsOnText } from '../beside/rests_on.ts'
import { inputText, type Language } from '../texts.ts'
import type { CarCostLine, HypotheseVoiture } from './types.ts'

const TEXTS = { fr, nl, en }

/** Headings and notes of what a car costs, each in the reader's language. */
export type CarCostWord = keyof (typeof TEXTS)['fr']['words']

export function carCostWord(word: CarCostWord, language: Language): string {
  return TEXTS[language].words[word]
}

/** The label of a line. */
export function carCostLineText(line: CarCostLine, language: Language): string {
  return inputText(line, language) ?? line
}

/** What a comparison rests on, as a sentence. */
export function hypothesisVoitureText(hypothese: HypotheseVoiture, language: Language): string {
  return restsOnText(hypothese, TEXTS[language].hypotheses, language)
}
