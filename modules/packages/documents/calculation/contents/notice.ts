import {
  NOTICE_MINUS,
  NOTICE_PARTS,
  noticeHypothesisText,
  noticeLineText,
  noticeWord,
  type NoticeAnswer,
  type NoticeLine,
  type NoticeWord,
} from '#modules/compute/pure'
import { formatDate } from '#modules/shared/documents/format'
import type { Contents, Writer } from '../writer.ts'

/** A dismissal. */
export function noticeContents(answer: NoticeAnswer, writer: Writer): Contents {
  const { mode, jours, anciennete, duree, lignes } = answer
  const { language } = writer
  const word = (key: NoticeWord) => noticeWord(key, language)
  const label = (key: NoticeLine) => noticeLineText(key, language)
  const { mois, jours: days, semaines } = duree
  const dayOf = (name: NoticeWord, day: string | null) =>
    day === null ? [] : [[word(name), formatDate(language, day)] as const]
  return {
    figures: [
      {
        label: word('length'),
        amount: writer.say('notice.length', { mois, jours: days, semaines }),
        unit: writer.say('notice.until', { day: formatDate(language, jours.fin) }),
      },
      mode === 'INDEMNITE'
        ? writer.figure(label('indemnitePreavis'), lignes.indemnitePreavis, 'once')
        : writer.figure(label('coutPreavisPreste'), lignes.coutPreavisPreste, 'once'),
      ...(lignes.peculeSortie === 0
        ? []
        : [writer.figure(label('peculeSortie'), lignes.peculeSortie, 'once')]),
      writer.figure(label('coutDepart'), lignes.coutDepart, 'once', true),
    ],
    facts: writer.facts(writer.say('notice.facts'), [
      [word('seniority'), writer.say('notice.seniority', { ...anciennete })],
      ...dayOf('effect', jours.effet),
      ...dayOf('start', jours.debut),
      ...dayOf('end', jours.fin),
    ]),
    blocks: NOTICE_PARTS.flatMap(([part, keys]) =>
      writer.lines({
        heading: word(part),
        unit: 'unitOnce',
        keys,
        lignes,
        label,
        always: [],
        minus: NOTICE_MINUS,
      })
    ),
    hypotheses: answer.hypotheses.map((each) => noticeHypothesisText(each, language)),
    gaps: answer.gaps,
  }
}
