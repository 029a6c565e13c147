import {
  NOTICE_PARTS,
  noticeHypothesisText,
  noticeLineText,
  noticeWord,
  type Language,
  type NoticeAnswer,
  type NoticeWord,
} from '#modules/compute/pure'
import { formatDay } from '#modules/shared/values/format'
import { partsTable } from '#cli/lib/parts_table'
import { restsOnRows } from '#cli/lib/rests_on'

/** A dismissal to read: its weeks and days, what is paid and what it costs, and what that rests on. */
export function noticeTable(answer: NoticeAnswer, language: Language): string {
  const { mode, jours, anciennete, duree, lignes, hypotheses } = answer
  const word = (each: NoticeWord) => noticeWord(each, language)
  const day = (name: NoticeWord, of: string | null) =>
    of === null ? [] : [`  ${word(name)}: ${formatDay(language, of)}`]
  const counted = (parts: readonly (readonly [number, NoticeWord])[]) =>
    parts
      .filter(([number]) => number > 0)
      .map(([number, name]) => `${number} ${word(name)}`)
      .join(' + ') || `0 ${word('weeks')}`
  return [
    `${word('title')} · ${word(`mode_${mode}`)}`,
    `  ${word('seniority')}: ${anciennete.annees} ${word('years')} ${anciennete.mois} ${word('months')}`,
    `  ${word('length')}: ${counted([
      [duree.mois, 'months'],
      [duree.jours, 'days'],
      [duree.semaines, 'weeks'],
    ])}`,
    ...day('effect', jours.effet),
    ...day('start', jours.debut),
    ...day('end', jours.fin),
    '',
    ...partsTable(
      {
        parts: NOTICE_PARTS,
        lignes,
        title: word,
        label: (key) => noticeLineText(key, language),
        unknown: word('unknown'),
      },
      language
    ),
    ...restsOnRows(
      {
        title: word('restsOn'),
        sentences: hypotheses.map((each) => noticeHypothesisText(each, language)),
        gaps: answer.gaps,
        unknown: word('unknown'),
      },
      language
    ),
  ].join('\n')
}
