import {
  DIRECTOR_MINUS,
  directorLineText,
  directorParts,
  directorWord,
  hypothesisDirigeantText,
  hypothesisText,
  tauxReduitText,
  type DirectorAnswer,
  type DirectorFlow,
  type DirectorLine,
} from '#modules/compute/pure'
import type { Shares } from '#modules/shared/documents/sheet'
import { FLOW_COLOURS } from '../../ledgers.ts'
import type { Contents, Writer } from '../writer.ts'

/** Where what the company pays goes, in the colours of every screen. */
const FLOW = [
  ['reste', FLOW_COLOURS.worker],
  ['cotisations', FLOW_COLOURS.employerLevies],
  ['impot', FLOW_COLOURS.workerLevies],
  ['avantages', FLOW_COLOURS.inKind],
] as const
/** Alternatives, of which none is the sum of the others. */
const NO_SUM: readonly DirectorLine[] = []

/** A director's year and the company's. */
export function directorContents(answer: DirectorAnswer, writer: Writer): Contents {
  const { lignes, partage, tauxReduit, hypotheses, hypothesesImpot, gaps } = answer
  const { language } = writer
  const label = (key: DirectorLine) => directorLineText(key, language)
  const isTold = lignes.benefice !== null
  return {
    figures: [
      writer.figure(label('coutSociete'), lignes.coutSociete, 'perYear'),
      writer.figure(label('resteDirigeant'), lignes.resteDirigeant, 'perYear', true),
      writer.figure(label('soldeDirigeant'), lignes.soldeDirigeant, 'once'),
      ...(isTold ? [writer.figure(label('beneficeNet'), lignes.beneficeNet, 'perYear')] : []),
    ],
    blocks: [
      ...(partage ? shares(partage, writer) : []),
      ...(isTold ? writer.note(tauxReduitText(tauxReduit, language)) : []),
      ...directorParts(answer).flatMap(([part, keys]) =>
        writer.lines<DirectorLine>({
          heading: directorWord(part, language),
          unit: 'unitYear',
          keys,
          lignes,
          label,
          minus: DIRECTOR_MINUS[part],
          ...(part === 'dividends' && { results: NO_SUM, always: keys }),
        })
      ),
    ],
    hypotheses: [
      ...hypotheses.map((each) => hypothesisDirigeantText(each, language)),
      ...hypothesesImpot.map((each) => hypothesisText(each, language)),
    ],
    gaps,
  }
}

/** None where a part would be below zero. */
function shares(partage: DirectorFlow, writer: Writer): Shares[] {
  if (FLOW.some(([part]) => partage[part] < 0)) return []
  return [
    {
      type: 'shares',
      heading: directorWord('flow', writer.language),
      parts: FLOW.filter(([part]) => partage[part] > 0).map(([part, colour]) => ({
        label: directorWord(part, writer.language),
        amount: writer.amount(partage[part]),
        share: partage[part],
        colour,
      })),
    },
  ]
}
