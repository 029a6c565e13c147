import {
  DIRECTOR_FLOW,
  DIRECTOR_MINUS,
  directorLineText,
  directorParts,
  directorWord,
  HUNDRED_OF_COMPANY_PARTS,
  hundredWays,
  hundredWayText,
  hypothesisDirigeantText,
  hypothesisText,
  tauxReduitText,
  type DirectorAnswer,
  type DirectorFlow,
  type DirectorLine,
} from '#modules/compute/pure'
import type { Matrix, Note, Shares } from '#modules/shared/documents/sheet'
import { FLOW_COLOURS } from '../../ledgers.ts'
import type { Contents, Writer } from '../writer.ts'

const COLOURS: Readonly<Record<(typeof DIRECTOR_FLOW)[number], string>> = {
  reste: FLOW_COLOURS.worker,
  cotisations: FLOW_COLOURS.employerLevies,
  impot: FLOW_COLOURS.workerLevies,
  avantages: FLOW_COLOURS.inKind,
}
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
      ...hundred(answer, writer),
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

/** Where what the company pays goes; none where a part would be below zero. */
function shares(partage: DirectorFlow, writer: Writer): Shares[] {
  if (DIRECTOR_FLOW.some((part) => partage[part] < 0)) return []
  return [
    {
      type: 'shares',
      heading: directorWord('flow', writer.language),
      parts: DIRECTOR_FLOW.filter((part) => partage[part] > 0).map((part) => ({
        label: directorWord(part, writer.language),
        amount: writer.amount(partage[part]),
        share: partage[part],
        colour: COLOURS[part],
      })),
    },
  ]
}

/** Of 100 EUR more that the company has for its director: what arrives as pay, and by each way of a dividend. */
function hundred({ centEuros }: DirectorAnswer, writer: Writer): (Matrix | Note)[] {
  const { language } = writer
  const ways = hundredWays(centEuros)
  if (ways.length === 0) return []
  return [
    {
      type: 'matrix',
      heading: directorWord('hundred', language),
      item: writer.say('item'),
      heads: ways.map((way) => hundredWayText(way, language)),
      rows: HUNDRED_OF_COMPANY_PARTS.filter((part) =>
        ways.some(({ parts }) => parts[part] !== 0)
      ).map((part) => ({
        label: directorWord(part, language),
        cells: ways.map(({ parts }) => writer.amount(parts[part])),
        ...(part === 'reste' && { total: true }),
      })),
    },
    ...(centEuros.dividende === null ? writer.note(directorWord('hundredUntold', language)) : []),
  ]
}
