import en from '../../lang/en/incomplete_month.json' with { type: 'json' }
import fr from '../../lang/fr/incomplete_month.json' with { type: 'json' }
import nl from '../../lang/nl/incomplete_month.json' with { type: 'json' }
import { restsOnText } from '../beside/rests_on.ts'
import { inputText, type Language } from '../texts.ts'
import { dearerBy } from './dearer.ts'
import type {
  IncompleteMonthAnswer,
  IncompleteMonthHypothese,
  IncompleteMonthLine,
} from './types.ts'

const TEXTS = { fr, nl, en }

/** Headings and notes of an incomplete month, each in the reader's language. */
export type IncompleteMonthWord = keyof (typeof TEXTS)['fr']['words']

export function incompleteMonthWord(word: IncompleteMonthWord, language: Language): string {
  return TEXTS[language].words[word]
}

/** The label of a line. */
export function incompleteMonthLineText(line: IncompleteMonthLine, language: Language): string {
  return inputText(line, language) ?? line
}

/** What the figures rest on, as a sentence. */
export function incompleteMonthHypothesisText(
  hypothese: IncompleteMonthHypothese,
  language: Language
): string {
  return restsOnText(hypothese, TEXTS[language].hypotheses, language)
}

/**
 * Why the month costs more than a whole one, as sentences; none where it does not.
 * @param money writes an amount of euros
 */
export function incompleteMonthDearerTexts(
  answer: IncompleteMonthAnswer,
  language: Language,
  money: (euros: number) => string
): readonly string[] {
  const causes = dearerBy(answer)
  if (causes.length === 0) return []
  const { dearer } = TEXTS[language]
  return [
    dearer.title.replace('{amount}', money(answer.lignes.differenceCout!)),
    ...causes.map(({ line, whole, now }) =>
      dearer[line].replace('{whole}', money(whole)).replace('{now}', money(now))
    ),
  ]
}
