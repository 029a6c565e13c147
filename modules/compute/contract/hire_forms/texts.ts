import en from '../../lang/en/hire_forms.json' with { type: 'json' }
import fr from '../../lang/fr/hire_forms.json' with { type: 'json' }
import nl from '../../lang/nl/hire_forms.json' with { type: 'json' }
import { restsOnText } from '../beside/rests_on.ts'
import { inputText, type Language } from '../texts.ts'
import type { Forme, HireFormsLine, HypotheseForme, Raison } from './types.ts'

const TEXTS = { fr, nl, en }

/** Headings of a job in its forms, each in the reader's language. */
export type HireFormsWord = keyof (typeof TEXTS)['fr']['words']

export function hireFormsWord(word: HireFormsWord, language: Language): string {
  return TEXTS[language].words[word]
}

export function formeText(forme: Forme, language: Language): string {
  return TEXTS[language].formes[forme]
}

/**
 * Why a form is none, as a sentence.
 * @param amount the bound that it misses, as it is written; empty without one
 */
export function raisonText(raison: Raison, amount: string, language: Language): string {
  return TEXTS[language].raisons[raison].replace('{montant}', amount)
}

/** The label of a line. */
export function hireFormsLineText(line: HireFormsLine, language: Language): string {
  return inputText(line, language) ?? line
}

/** What a form rests on, as a sentence. */
export function hypothesisFormeText(hypothese: HypotheseForme, language: Language): string {
  return restsOnText(hypothese, TEXTS[language].hypotheses, language)
}
