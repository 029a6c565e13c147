import {
  bestForms,
  FORME_LINES,
  FORMES,
  formeText,
  hireFormsLineText,
  hireFormsWord,
  hypothesisFormeText,
  raisonText,
  type Forme,
  type HireFormsAnswer,
  type HireFormsWord,
} from '#modules/compute/pure'
import { formatNumber } from '#modules/shared/values/format'
import type { Figure, Matrix } from '#modules/shared/documents/sheet'
import type { Contents, Writer } from '../writer.ts'

const COLUMNS = ['cost', 'net', 'costHour', 'netHour'] as const

type Figures = Extract<HireFormsAnswer['formes'][Forme], { net: number }>

/** One job in its forms. */
export function hireFormsContents(answer: HireFormsAnswer, writer: Writer): Contents {
  const { formes, lignes, hypotheses } = answer
  const { language } = writer
  const possible = FORMES.flatMap((forme): [Forme, Figures][] => {
    const each = formes[forme]
    return 'raison' in each ? [] : [[forme, each]]
  })
  return {
    figures: headlines(answer, writer),
    blocks: [
      ...compared(possible, writer),
      ...writer.list(
        writer.say('hireForms.not'),
        FORMES.flatMap((forme) => {
          const each = formes[forme]
          if (!('raison' in each)) return []
          const bound = each.montant === undefined ? '' : writer.money(each.montant)
          return [`${formeText(forme, language)} – ${raisonText(each.raison, bound, language)}`]
        })
      ),
      ...FORME_LINES.flatMap(([forme, keys]) =>
        'raison' in formes[forme]
          ? []
          : writer.lines({
              heading: formeText(forme, language),
              unit: 'unitOnce',
              keys,
              lignes,
              label: (key) => hireFormsLineText(key, language),
              results: keys.slice(-2),
            })
      ),
    ],
    hypotheses: hypotheses.map((each) => hypothesisFormeText(each, language)),
  }
}

/** The ordinary worker's hour, then the cheapest and the one that leaves most, which may be the same. */
function headlines(answer: HireFormsAnswer, writer: Writer): Figure[] {
  const hour = (word: HireFormsWord, forme: Forme, montant: number | null, main = false) => ({
    ...writer.figure(hireFormsWord(word, writer.language), montant, 'perHour', main),
    unit: formeText(forme, writer.language),
  })
  const ordinary = answer.formes.ORDINAIRE
  const { lowestCost, highestNet } = bestForms(answer)
  return [
    ...('raison' in ordinary
      ? []
      : [
          hour('costHour', 'ORDINAIRE', ordinary.coutHoraire, lowestCost === null),
          hour('netHour', 'ORDINAIRE', ordinary.netHoraire),
        ]),
    ...(lowestCost ? [hour('lowestCost', lowestCost.forme, lowestCost.montant, true)] : []),
    ...(highestNet ? [hour('highestNet', highestNet.forme, highestNet.montant)] : []),
  ]
}

function compared(possible: readonly [Forme, Figures][], writer: Writer): Matrix[] {
  const { language } = writer
  if (possible.length === 0) return []
  return [
    {
      type: 'matrix',
      heading: hireFormsWord('title', language),
      item: hireFormsWord('form', language),
      heads: COLUMNS.map((key) => hireFormsWord(key, language)),
      rows: possible.map(([forme, { heures, cout, net, coutHoraire, netHoraire }]) => ({
        label: `${formeText(forme, language)} · ${formatNumber(language, heures, 2)} h`,
        cells: [cout, net, coutHoraire, netHoraire].map((each) => writer.amount(each)),
      })),
    },
  ]
}
