import {
  EURO_PARTS,
  lineLabel,
  PAYSLIP_LINES,
  whereTheEuroGoes,
  YEAR_LINES,
  type EuroPart,
  type OrderedLine,
} from '#modules/compute/pure'
import { formatAmount } from '#modules/shared/documents/format'
import type { Ledger, LedgerRow, Shares } from '#modules/shared/documents/sheet'
import type { PrintedPackage } from './package_row.ts'
import type { Texts } from './texts.ts'

type Figures = PrintedPackage['compute']
type RowStyle = LedgerRow['style']

/** Amounts beside the payslip: they are part of no sum of it and stand elsewhere on the sheet. */
const BESIDE_PAYSLIP = ['salaireBrutTotalEmployeur', 'salaireBrutTotalWorker', 'salaireBrutHoraire']

/** The four parts of the employer's cost, in the colours they have on every screen (`frontend/styles/app.css`). */
export const PARTS = [
  { part: 'remunerationsFixes', colour: '#2e4db2' },
  { part: 'frais', colour: '#3a98d1' },
  { part: 'remunerationsVariables', colour: '#bf8524' },
  { part: 'avantages', colour: '#592c46' },
] as const

/** Where one euro of cost goes, in the colours of every screen: benefits are benefits, wherever they stand. */
export const FLOW_COLOURS: Record<EuroPart, string> = {
  worker: '#026f7b',
  inKind: '#592c46',
  workerLevies: '#101113',
  employerLevies: '#89929e',
}

type Part = (typeof PARTS)[number]['part'] | 'exclusions'

type Answer = Pick<PrintedPackage, 'compute' | 'lawset'>
/** Whether a line of one part of the answer follows from figures of an earlier year. */
type IsProjected = (key: string) => boolean

const PROJECTED_SIGN = '\u00a0≈'

export function payslip({ compute, lawset }: Answer, texts: Texts): Ledger {
  return {
    type: 'ledger',
    heading: texts.say('payslip'),
    item: texts.say('item'),
    unit: texts.say('unitMonth'),
    rows: rowsOf(
      { ...compute.remuneration.remunerationMensuelle },
      PAYSLIP_LINES,
      BESIDE_PAYSLIP,
      texts,
      projectedUnder(lawset, 'remuneration.remunerationMensuelle')
    ),
  }
}

export function year({ compute, lawset }: Answer, texts: Texts): Ledger {
  return {
    type: 'ledger',
    heading: texts.say('annual'),
    item: texts.say('item'),
    unit: texts.say('unitYear'),
    rows: rowsOf(
      { ...compute.remuneration.remunerationAnnuelle },
      YEAR_LINES,
      [],
      texts,
      projectedUnder(lawset, 'remuneration.remunerationAnnuelle')
    ),
  }
}

/** The employer's cost of a year: every line that is not zero under its part, then the totals. */
export function employerCost({ compute, lawset }: Answer, texts: Texts): Ledger {
  const cost = compute.coutEmployeur
  const isProjected = projectedUnder(lawset, 'coutEmployeur')
  const total = (key: string) => signed(texts.line(key), isProjected(key))
  const rows = PARTS.flatMap(({ part }) => partRows(cost, part, texts, isProjected))
  rows.push(amountRow('total', total('coutEmployeurAnnuel'), cost.coutEmployeurAnnuel, texts))
  const exclusions = partRows(cost, 'exclusions', texts, isProjected)
  if (exclusions.length) {
    const label = total('coutEmployeurAnnuelAvecExclusions')
    rows.push(
      ...exclusions,
      amountRow('total', label, cost.coutEmployeurAnnuelAvecExclusions, texts)
    )
  }
  return {
    type: 'ledger',
    heading: texts.say('cost'),
    item: texts.say('item'),
    unit: texts.say('unitYear'),
    rows,
  }
}

/** The parts of the cost as a bar; none when there is only one part to show. */
export function costShares(compute: Figures, texts: Texts): Shares[] {
  const cost = compute.coutEmployeur
  const parts = PARTS.filter(({ part }) => cost[`${part}Total`] > 0).map(({ part, colour }) => ({
    label: texts.line(part),
    amount: formatAmount(texts.language, cost[`${part}Total`]),
    share: cost[`${part}Total`],
    colour,
  }))
  return parts.length > 1 ? [{ type: 'shares', heading: texts.say('parts'), parts }] : []
}

/** Where the cost goes, as a second bar of the same length; none where a line is missing or a part would be negative. */
export function euroShares({ compute, gaps }: PrintedPackage, texts: Texts): Shares[] {
  const parts = gaps?.length ? null : whereTheEuroGoes(compute)
  if (parts === null) return []
  return [
    {
      type: 'shares',
      heading: texts.say('euro.heading'),
      parts: EURO_PARTS.filter((part) => parts[part] > 0).map((part) => ({
        label: texts.say(`euro.${part}`),
        amount: formatAmount(texts.language, parts[part]),
        share: parts[part],
        colour: FLOW_COLOURS[part],
      })),
    },
  ]
}

function partRows(
  cost: Figures['coutEmployeur'],
  part: Part,
  texts: Texts,
  isProjected: IsProjected
): LedgerRow[] {
  const shown = cost[part].filter(({ amount }) => amount !== 0)
  const total = cost[`${part}Total`]
  if (!shown.length && total === 0) return []
  return [
    { style: 'group', label: texts.line(part) },
    ...shown.map(({ key, amount }) => {
      const label = signed(texts.line(key), isProjected(`${part}.${key}`))
      return amountRow('line', label, amount, texts)
    }),
    amountRow(
      'subtotal',
      signed(texts.say(`totals.${part}`), isProjected(`${part}Total`)),
      total,
      texts
    ),
  ]
}

/**
 * All lines that are not zero, in order; totals always. The stored answer cannot give the order: jsonb
 * forgets it. A line this list does not know (an answer of an
 * older law) is shown below them under its own name rather than kept silent.
 */
function rowsOf(
  amounts: Record<string, number>,
  order: readonly OrderedLine[],
  elsewhere: string[],
  texts: Texts,
  isProjected: IsProjected
): LedgerRow[] {
  const known = new Set([...order.map(({ key }) => key), ...elsewhere])
  const rows = order
    .filter(({ key, kind }) => kind === 'total' || amounts[key])
    .map(({ key, kind }) => {
      const label = texts.line(lineLabel(key, amounts[key] ?? 0))
      return amountRow(kind, signed(label, isProjected(key)), amounts[key] ?? 0, texts)
    })
  const others = Object.keys(amounts)
    .filter((line) => !known.has(line) && amounts[line])
    .sort()
    .map((line) => amountRow('line', texts.line(line), amounts[line], texts))
  return others.length
    ? [...rows, { style: 'group', label: texts.say('otherLines') }, ...others]
    : rows
}

/** Tells the lines of the answer under a path that follow from figures of an earlier year. */
export function projectedUnder({ projection }: Answer['lawset'], path: string): IsProjected {
  const lines = new Set(projection?.lines)
  return (key) => lines.has(`${path}.${key}`)
}

/** The label, with the sign of a line that follows from figures of an earlier year. */
export function signed(label: string, isProjected: boolean): string {
  return isProjected ? `${label}${PROJECTED_SIGN}` : label
}

function amountRow(style: RowStyle, label: string, euros: number, texts: Texts): LedgerRow {
  return { style, label, amount: formatAmount(texts.language, euros) }
}
