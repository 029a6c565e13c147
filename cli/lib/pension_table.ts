import {
  hypothesisPensionText,
  PENSION_PARTS,
  pensionLineText,
  pensionWord,
  type Language,
  type PensionAnswer,
  type PensionWord,
} from '#modules/compute/pure'
import { partsTable } from '#cli/lib/parts_table'
import { restsOnRows } from '#cli/lib/rests_on'

/** A pension of the second pillar to read: its cost, the limit, what is built, and what that rests on. */
export function pensionTable(answer: PensionAnswer, language: Language): string {
  const { annees, coefficient, lignes, hypotheses, gaps } = answer
  const word = (each: PensionWord) => pensionWord(each, language)
  const unknown = word('unknown')
  return [
    word('title'),
    `  ${word('ends')} ${annees.futures} ${word('years')} · ${word('coefficient')} ${coefficient}`,
    '',
    ...partsTable(
      {
        parts: PENSION_PARTS,
        lignes,
        title: word,
        label: (key) => pensionLineText(key, language),
        unknown,
      },
      language
    ),
    ...restsOnRows(
      {
        title: word('restsOn'),
        sentences: hypotheses.map((each) => hypothesisPensionText(each, language)),
        gaps,
        unknown,
      },
      language
    ),
  ].join('\n')
}
