import { lineLabel, PAYSLIP_LINES, YEAR_LINES, type OrderedLine } from '#modules/compute/pure'
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

type Part = (typeof PARTS)[number]['part'] | 'exclusions'

export function payslip(compute: Figures, texts: Texts): Ledger {
  return {
    type: 'ledger',
    heading: texts.say('payslip'),
    item: texts.say('item'),
    unit: texts.say('unitMonth'),
    rows: rowsOf(
      { ...compute.remuneration.remunerationMensuelle },
      PAYSLIP_LINES,
      BESIDE_PAYSLIP,
      texts
    ),
  }
}

export function year(compute: Figures, texts: Texts): Ledger {
  return {
    type: 'ledger',
    heading: texts.say('annual'),
    item: texts.say('item'),
    unit: texts.say('unitYear'),
    rows: rowsOf({ ...compute.remuneration.remunerationAnnuelle }, YEAR_LINES, [], texts),
  }
}

/** The employer's cost of a year: every line that is not zero under its part, then the totals. */
export function employerCost(compute: Figures, texts: Texts): Ledger {
  const cost = compute.coutEmployeur
  const rows = PARTS.flatMap(({ part }) => partRows(cost, part, texts))
  rows.push(amountRow('total', texts.line('coutEmployeurAnnuel'), cost.coutEmployeurAnnuel, texts))
  const exclusions = partRows(cost, 'exclusions', texts)
  if (exclusions.length) {
    const label = texts.line('coutEmployeurAnnuelAvecExclusions')
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

function partRows(cost: Figures['coutEmployeur'], part: Part, texts: Texts): LedgerRow[] {
  const shown = cost[part].filter(({ amount }) => amount !== 0)
  const total = cost[`${part}Total`]
  if (!shown.length && total === 0) return []
  return [
    { style: 'group', label: texts.line(part) },
    ...shown.map(({ key, amount }) => amountRow('line', texts.line(key), amount, texts)),
    amountRow('subtotal', texts.say(`totals.${part}`), total, texts),
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
  texts: Texts
): LedgerRow[] {
  const known = new Set([...order.map(({ key }) => key), ...elsewhere])
  const rows = order
    .filter(({ key, kind }) => kind === 'total' || amounts[key])
    .map(({ key, kind }) =>
      amountRow(kind, texts.line(lineLabel(key, amounts[key] ?? 0)), amounts[key] ?? 0, texts)
    )
  const others = Object.keys(amounts)
    .filter((line) => !known.has(line) && amounts[line])
    .sort()
    .map((line) => amountRow('line', texts.line(line), amounts[line], texts))
  return others.length
    ? [...rows, { style: 'group', label: texts.say('otherLines') }, ...others]
    : rows
}

function amountRow(style: RowStyle, label: string, euros: number, texts: Texts): LedgerRow {
  return { style, label, amount: formatAmount(texts.language, euros) }
}
