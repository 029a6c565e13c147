import {
  HIRING_AID_ALWAYS,
  HIRING_AID_LINES,
  HIRING_AID_TOTALS,
  hiringAidLineText,
  hiringAidWord,
  hypothesisEmbaucheText,
  type HiringAidAnswer,
  type HiringAidLine,
} from '#modules/compute/pure'
import type { Contents, Writer } from '../writer.ts'

/** What an employer is given for who is hired. */
export function hiringAidContents(answer: HiringAidAnswer, writer: Writer): Contents {
  const { lignes, hypotheses } = answer
  const { language } = writer
  const label = (key: HiringAidLine) => hiringAidLineText(key, language)
  return {
    figures: [
      writer.figure(label('coutEmployeurAnnuel'), lignes.coutEmployeurAnnuel, 'perYear'),
      writer.figure(label('aidesEmbauche'), lignes.aidesEmbauche, 'perYear', true),
      writer.figure(label('coutApresAides'), lignes.coutApresAides, 'perYear'),
    ],
    blocks: writer.lines({
      heading: hiringAidWord('first', language),
      unit: 'unitYear',
      keys: HIRING_AID_LINES,
      lignes,
      label,
      results: HIRING_AID_TOTALS,
      always: HIRING_AID_ALWAYS,
    }),
    hypotheses: hypotheses.map((each) => hypothesisEmbaucheText(each, language)),
  }
}
