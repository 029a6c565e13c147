import {
  DIRECTOR_MINUS,
  directorLineText,
  directorParts,
  directorWord,
  hundredWays,
  hundredWayText,
  hypothesisDirigeantText,
  hypothesisText,
  tauxReduitText,
  type DirectorAnswer,
  type DirectorWord,
  type Language,
} from '#modules/compute/pure'
import { formatAmount } from '#modules/shared/documents/format'
import { AMOUNT_WIDTH, LABEL_WIDTH, partsTable } from '#cli/lib/parts_table'
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
    ...hundredRows(answer, language),
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

/** Of 100 EUR more that the company has: what arrives as pay, and by each way of a dividend. */
function hundredRows({ centEuros }: DirectorAnswer, language: Language): string[] {
  const rows = hundredWays(centEuros).map((way) => {
    const reste = formatAmount(language, way.parts.reste).padStart(AMOUNT_WIDTH)
    return `  ${hundredWayText(way, language).padEnd(LABEL_WIDTH)}${reste}`
  })
  return rows.length === 0 ? [] : [directorWord('hundred', language), ...rows, '']
}
