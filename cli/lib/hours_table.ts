import {
  HOURS_PARTS,
  hoursHypothesisText,
  hoursLineText,
  hoursWord,
  type HoursAnswer,
  type HoursWord,
  type Language,
} from '#modules/compute/pure'
import { formatHourlyPay } from '#modules/shared/documents/format'
import { formatNumber } from '#modules/shared/values/format'
import { partsTable } from '#cli/lib/parts_table'
import { restsOnRows } from '#cli/lib/rests_on'

/** The hours of a month to read: what they pay, for the worker and for the employer, and what that rests on. */
export function hoursTable(answer: HoursAnswer, language: Language): string {
  const { lignes, salaireHoraire, contingent, contingentNet, conditions, hypotheses } = answer
  const word = (each: HoursWord) => hoursWord(each, language)
  const hours = (each: number) => `${formatNumber(language, each, 2)} h`
  return [
    word('title'),
    `  ${word('hourly')}: ${formatHourlyPay(language, salaireHoraire)}`,
    `  ${word('favoured')}: ${hours(contingent.mois)} · ${word('leftOfYear')}: ${hours(contingent.reste)}`,
    ...(contingentNet ? [`  ${word('net')}: ${hours(contingentNet.reste)}`] : []),
    '',
    ...partsTable(
      {
        parts: HOURS_PARTS,
        lignes,
        title: word,
        label: (key) => hoursLineText(key, language),
        unknown: word('unknown'),
      },
      language
    ),
    ...(conditions
      ? [
          word('conditions'),
          ...Object.entries(conditions).map(
            ([name, holds]) =>
              `  ${word(`condition_${name}` as HoursWord)}: ${word(holds ? 'yes' : 'no')}`
          ),
          '',
        ]
      : []),
    ...restsOnRows(
      {
        title: word('restsOn'),
        sentences: hypotheses.map((each) => hoursHypothesisText(each, language)),
        gaps: answer.gaps,
        unknown: word('unknown'),
      },
      language
    ),
  ].join('\n')
}
