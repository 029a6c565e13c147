import {
  hypothesisPensionText,
  PENSION_PARTS,
  pensionLineText,
  pensionWord,
  type PensionAnswer,
  type PensionLine,
  type PensionPart,
  type PensionWord,
} from '#modules/compute/pure'
import { formatNumber } from '#modules/shared/values/format'
import type { Figure } from '#modules/shared/documents/sheet'
import type { Contents, Writer } from '../writer.ts'

/** Parts whose last line is no amount of a year. */
const OF_CAPITAL: readonly PensionPart[] = ['limit', 'built']

/** A pension plan beside the limit of 80 %. */
export function pensionContents(answer: PensionAnswer, writer: Writer): Contents {
  const { annees, coefficient, lignes } = answer
  const { language } = writer
  const word = (key: PensionWord) => pensionWord(key, language)
  const label = (key: PensionLine) => pensionLineText(key, language)
  return {
    figures: [
      writer.figure(label('primePension'), lignes.primePension, 'perYear'),
      writer.figure(label('capitalProjete'), lignes.capitalProjete, 'once', true),
      writer.figure(label('capitalMaximal'), lignes.capitalMaximal, 'once'),
      ...room(lignes, writer),
    ],
    blocks: [
      ...writer.facts(writer.say('pension.facts'), [
        [word('ends'), writer.say('pension.years', { count: annees.futures })],
        [word('coefficient'), formatNumber(language, coefficient, 4)],
      ]),
      ...PENSION_PARTS.filter(
        ([part]) => part !== 'wijninckx' || lignes.rentesAcquises !== 0
      ).flatMap(([part, keys]) =>
        writer.lines<PensionLine>({
          heading: word(part),
          unit: OF_CAPITAL.includes(part) ? 'unitOnce' : 'unitYear',
          keys,
          lignes,
          label,
        })
      ),
    ],
    hypotheses: answer.hypotheses.map((each) => hypothesisPensionText(each, language)),
    gaps: answer.gaps,
  }
}

/** What may still be paid each year, or what of the premium is too much. */
function room(
  { primeMaximale, primePension, primeNonDeductible }: PensionAnswer['lignes'],
  writer: Writer
): Figure[] {
  if (primeMaximale === null || primePension === null || primeNonDeductible === null) return []
  return primeNonDeductible > 0
    ? [writer.figure(writer.say('pension.above'), primeNonDeductible, 'perYear')]
    : [writer.figure(writer.say('pension.room'), primeMaximale - primePension, 'perYear')]
}
