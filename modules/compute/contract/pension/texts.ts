import en from '../../lang/en/pension.json' with { type: 'json' }
import fr from '../../lang/fr/pension.json' with { type: 'json' }
import nl from '../../lang/nl/pension.json' with { type: 'json' }
import { restsOnText } from '../beside/rests_on.ts'
import { inputText, type Language } from '../texts.ts'
import type { HypothesePension, PensionLine } from './types.ts'

const TEXTS = { fr, nl, en }

/** Headings of a pension of the second pillar, each in the reader's language. */
export type PensionWord = keyof (typeof TEXTS)['fr']['words']

export function pensionWord(word: PensionWord, language: Language): string {
  return TEXTS[language].words[word]
}

/** From which age on a premium is paid, of a plan by age. */
export function fromAgeText(age: number, language: Language): string {
  return pensionWord('fromAge', language).replace('{age}', String(age))
}

/** The label of a line. */
export function pensionLineText(line: PensionLine, language: Language): string {
  return inputText(line, language) ?? line
}

/** What the figures rest on, as a sentence. */
export function hypothesisPensionText(hypothese: HypothesePension, language: Language): string {
  return restsOnText(hypothese, TEXTS[language].hypotheses, language)
}
