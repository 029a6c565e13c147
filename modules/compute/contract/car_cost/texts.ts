import en from '../../lang/en/car_cost.json' with { type: 'json' }
import fr from '../../lang/fr/car_cost.json' with { type: 'json' }
import nl from '../../lang/nl/car_cost.json' with { type: 'json' }
import { inputText, parameterText, type Language } from '../texts.ts'
import type { CarCostLine, HypotheseVoiture } from './types.ts'

const TEXTS = { fr, nl, en }

/** Headings and notes of what a car costs, each in the reader's language. */
export type CarCostWord = keyof typeof fr.words

export function carCostWord(word: CarCostWord, language: Language): string {
  return TEXTS[language].words[word]
}

/** The label of a line. */
export function carCostLineText(line: CarCostLine, language: Language): string {
  return inputText(line, language) ?? line
}

/** What a comparison rests on, as a sentence. */
export function hypothesisVoitureText(hypothese: HypotheseVoiture, language: Language): string {
  const { hypotheses } = TEXTS[language]
  if (hypothese.code !== 'figure') return hypotheses[hypothese.code]
  const { id, confidence } = hypothese.parameter
  const title = parameterText(id, language)?.title ?? id
  const sentence = confidence === 'derived' ? hypotheses.figureDerived : hypotheses.figureAssumed
  return sentence.replace('{figure}', title)
}
