import {
  HUNDRED_PARTS,
  hypothesisText,
  YEAR_FLOW,
  YEAR_TAX_PARTS,
  yearFlowText,
  yearTaxLineText,
  yearTaxWord,
  type HundredEuros,
  type YearTaxAnswer,
  type YearFlow,
} from '#modules/compute/pure'
import type { Ledger, LedgerRow, Matrix, Shares } from '#modules/shared/documents/sheet'
import { FLOW_COLOURS } from '../../ledgers.ts'
import type { Contents, Writer } from '../writer.ts'

const COLOURS: Readonly<Record<(typeof HUNDRED_PARTS)[number], string>> = {
  cotisations: FLOW_COLOURS.employerLevies,
  impot: FLOW_COLOURS.workerLevies,
  autres: FLOW_COLOURS.inKind,
  reste: FLOW_COLOURS.worker,
}
const RESULTS: Readonly<Partial<Record<keyof YearFlow, LedgerRow['style']>>> = {
  net: 'subtotal',
  reste: 'total',
}

/** The income tax of a year. */
export function yearTaxContents(answer: YearTaxAnswer, writer: Writer): Contents {
  const { annee, lignes, flux, hypotheses, gaps } = answer
  const { language } = writer
  const word = (key: Parameters<typeof yearTaxWord>[0]) => yearTaxWord(key, language)
  const balance = lignes.soldeAnnee
  const kind =
    balance === null ? 'unknown' : balance > 0 ? 'refund' : balance < 0 ? 'toPay' : 'even'
  return {
    figures: [
      writer.figure(yearFlowText('brut', language), flux.brut, 'perYear'),
      writer.figure(yearFlowText('net', language), flux.net, 'perYear'),
      writer.figure(
        writer.say(`yearTax.${kind}`, { year: String(annee + 1) }),
        balance === null ? null : Math.abs(balance),
        'once',
        true
      ),
      writer.figure(yearFlowText('reste', language), flux.reste, 'perYear'),
    ],
    blocks: [
      ...average(answer, writer),
      flow(flux, writer),
      ...hundred(answer, writer),
      ...YEAR_TAX_PARTS.flatMap(([part, keys]) =>
        writer.lines({
          heading: word(part),
          unit: 'unitYear',
          keys,
          lignes,
          label: (key) => yearTaxLineText(key, language),
        })
      ),
    ],
    hypotheses: hypotheses.map((each) => hypothesisText(each, language)),
    gaps,
  }
}

function flow(flux: YearFlow, writer: Writer): Ledger {
  return {
    type: 'ledger',
    heading: yearTaxWord('flow', writer.language),
    item: writer.say('item'),
    unit: writer.say('unitYear'),
    rows: YEAR_FLOW.filter(([key]) => flux[key] !== 0).map(([key, , sign]) => {
      const amount = flux[key]
      return {
        style: RESULTS[key] ?? 'line',
        label: yearFlowText(key, writer.language),
        amount: writer.amount(amount === null ? null : sign * amount),
      }
    }),
  }
}

/** A bar of where 100 EUR of the year's gross pay go; none where a part would be below zero. */
function average({ centEuros: { moyenne } }: YearTaxAnswer, writer: Writer): Shares[] {
  if (moyenne === null || HUNDRED_PARTS.some((part) => moyenne[part] < 0)) return []
  const { language } = writer
  return [
    {
      type: 'shares',
      heading: `${yearTaxWord('hundred', language)} · ${yearTaxWord('hundredAverage', language)}`,
      parts: HUNDRED_PARTS.filter((part) => moyenne[part] > 0).map((part) => ({
        label: yearFlowText(part, language),
        amount: writer.amount(moyenne[part]),
        share: moyenne[part],
        colour: COLOURS[part],
      })),
    },
  ]
}

/** Where 100 EUR go: on average, and of 100 more on the payslip and over the year. */
function hundred({ centEuros }: YearTaxAnswer, writer: Writer): Matrix[] {
  const { language } = writer
  const columns = (
    [
      ['hundredAverage', centEuros.moyenne],
      ['hundredMonth', centEuros.marginal?.mois],
      ['hundredYear', centEuros.marginal?.annee],
    ] as const
  ).flatMap(([title, of]): [string, HundredEuros][] =>
    of ? [[yearTaxWord(title, language), of]] : []
  )
  if (columns.length === 0) return []
  return [
    {
      type: 'matrix',
      heading: yearTaxWord('hundred', language),
      item: writer.say('item'),
      heads: columns.map(([title]) => title),
      rows: HUNDRED_PARTS.filter((key) => columns.some(([, of]) => of[key] !== 0)).map((key) => ({
        label: yearFlowText(key, language),
        cells: columns.map(([, of]) => writer.amount(of[key])),
        ...(key === 'reste' && { total: true }),
      })),
    },
  ]
}
