import {
  DIRECTOR_MINUS,
  directorLineText,
  directorParts,
  directorWord,
  hypothesisDirigeantText,
  hypothesisText,
  tauxReduitText,
  type DirectorAnswer,
  type DirectorWord,
  type Language,
} from '#modules/compute/pure'
import { partsTable } from '#cli/lib/parts_table'
import { restsOnRows } from '#cli/lib/rests_on'
import { wrapped } from '#cli/lib/wrapped'

/** A director's year to read: what the company pays, what is left, the company's tax, and what that rests on. */
export function directorTable(answer: DirectorAnswer, language: Language): string {
  const { annee, lignes, tauxReduit, gaps } = answer
  const word = (each: DirectorWord) => directorWord(each, language)
  const unknown = word('unknown')
  const isTold = lignes.benefice !== null
  return [
    `${word('title')} · ${annee}`,
    '',
    ...partsTable(
      {
        parts: directorParts(answer),
        lignes,
        title: word,
        label: (key) => directorLineText(key, language),
        unknown,
        minus: DIRECTOR_MINUS,
      },
      language
    ),
    ...(isTold ? [wrapped(tauxReduitText(tauxReduit, language), 2), ''] : []),
    ...restsOnRows(
      {
        title: word('restsOn'),
        sentences: [
          ...answer.hypotheses.map((each) => hypothesisDirigeantText(each, language)),
          ...answer.hypothesesImpot.map((each) => hypothesisText(each, language)),
        ],
        gaps,
        unknown,
      },
      language
    ),
  ].join('\n')
}
