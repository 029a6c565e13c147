import en from '../../lang/en/year_tax.json' with { type: 'json' }
import fr from '../../lang/fr/year_tax.json' with { type: 'json' }
import nl from '../../lang/nl/year_tax.json' with { type: 'json' }
import { restsOnText } from '../beside/rests_on.ts'
import { inputText, type Language } from '../texts.ts'
import type { Hypothese, HundredEuros, YearFlow, YearTaxLine } from './types.ts'

const TEXTS = { fr, nl, en }

/** Headings and notes of an assessment, each in the reader's language; of `TEXTS`, as declarations lose how JSON is read. */
export type YearTaxWord = keyof (typeof TEXTS)['fr']['words']

export function yearTaxWord(word: YearTaxWord, language: Language): string {
  return TEXTS[language].words[word]
}

/** The label of a line of the assessment. */
export function yearTaxLineText(line: YearTaxLine, language: Language): string {
  return inputText(line, language) ?? line
}

/** The label of a step from the gross pay of the year to what is left. */
export function yearFlowText(
  step: keyof YearFlow | keyof HundredEuros,
  language: Language
): string {
  return TEXTS[language].flow[step]
}

/** What an assessment rests on, as a sentence. */
export function hypothesisText(hypothese: Hypothese, language: Language): string {
  return restsOnText(hypothese, TEXTS[language].hypotheses, language)
}
