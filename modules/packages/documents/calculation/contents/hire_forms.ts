import {
  FORME_LINES,
  FORMES,
  formeText,
  hireFormsLineText,
  hireFormsWord,
  hypothesisFormeText,
  raisonText,
  type Forme,
  type HireFormsAnswer,
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
    figures: headlines(possible, writer),
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
function headlines(possible: readonly [Forme, Figures][], writer: Writer): Figure[] {
  const name = (forme: Forme) => formeText(forme, writer.language)
  const costs = possible.filter(([, { coutHoraire }]) => coutHoraire !== null)
  const lowest = costs.toSorted(([, a], [, b]) => a.coutHoraire! - b.coutHoraire!)[0]
  const highest = possible.toSorted(([, a], [, b]) => b.netHoraire - a.netHoraire)[0]
  const ordinary = possible.find(([forme]) => forme === 'ORDINAIRE')
  const word = (key: (typeof COLUMNS)[number]) => hireFormsWord(key, writer.language)
  return [
    ...(ordinary
      ? [
          {
            ...writer.figure(word('costHour'), ordinary[1].coutHoraire, 'perHour'),
            unit: name('ORDINAIRE'),
          },
          {
            ...writer.figure(word('netHour'), ordinary[1].netHoraire, 'perHour'),
            unit: name('ORDINAIRE'),
          },
        ]
      : []),
    ...(lowest
      ? [
          {
            ...writer.figure(
              writer.say('hireForms.lowest'),
              lowest[1].coutHoraire,
              'perHour',
              true
            ),
            unit: name(lowest[0]),
          },
        ]
      : []),
    ...(highest
      ? [
          {
            ...writer.figure(writer.say('hireForms.highest'), highest[1].netHoraire, 'perHour'),
            unit: name(highest[0]),
          },
        ]
      : []),
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
