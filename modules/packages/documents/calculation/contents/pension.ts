import {
  fromAgeText,
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
import type { Bars, Figure } from '#modules/shared/documents/sheet'
import { FLOW_COLOURS } from '../../ledgers.ts'
import type { Contents, Writer } from '../writer.ts'

const SCALE = [
  ['capitalMaximal', FLOW_COLOURS.employerLevies],
  ['capitalProjete', FLOW_COLOURS.worker],
] as const
/** Parts whose last line is no amount of a year. */
const OF_CAPITAL: readonly PensionPart[] = ['limit', 'built']

/** A pension plan beside the limit of 80 %. */
export function pensionContents(answer: PensionAnswer, writer: Writer): Contents {
  const { annees, coefficient, lignes, primes = [] } = answer
  const { language } = writer
  const word = (key: PensionWord) => pensionWord(key, language)
  const label = (key: PensionLine) => pensionLineText(key, language)
  return {
    figures: [
      writer.figure(label('primePension'), lignes.primePension, 'perYear'),
      writer.figure(label('capitalProjete'), lignes.capitalProjete, 'once', true),
      writer.figure(label('capitalMaximal'), lignes.capitalMaximal, 'once'),
      ...room(answer, writer),
    ],
    facts: writer
      .facts(writer.say('pension.facts'), [
        [word('ends'), writer.say('pension.years', { count: annees.futures })],
        [capitalised(word('coefficient')), formatNumber(language, coefficient, 4)],
      ])
      .concat(
        writer.facts(
          word('byAge'),
          primes.map(({ age, prime }) => [fromAgeText(age, language), writer.money(prime)])
        )
      ),
    blocks: [
      ...beside(lignes, writer),
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

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The largest capital and the projected one, on one scale. */
function beside(lignes: PensionAnswer['lignes'], writer: Writer): Bars[] {
  const rows = SCALE.flatMap(([key, colour]) => {
    const capital = lignes[key]
    if (capital === null || capital <= 0) return []
    const label = pensionLineText(key, writer.language)
    return [{ label, amount: writer.amount(capital), parts: [{ share: capital, colour }] }]
  })
  const heading = pensionWord('picture', writer.language)
  return rows.length < SCALE.length ? [] : [{ type: 'bars', heading, rows }]
}

/** What may still be paid each year, or what of the premium is too much. */
function room({ lignes, primes }: PensionAnswer, writer: Writer): Figure[] {
  const { primeMaximale, primePension, primeNonDeductible } = lignes
  if (primeMaximale === null || primePension === null || primeNonDeductible === null) return []
  return primeNonDeductible > 0
    ? [writer.figure(writer.say('pension.above'), primeNonDeductible, 'perYear')]
    : [
        writer.figure(
          writer.say(primes ? 'pension.roomByAge' : 'pension.room'),
          primeMaximale - primePension,
          primes ? 'once' : 'perYear'
        ),
      ]
}
