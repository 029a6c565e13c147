import { formatAmount } from '#modules/shared/documents/format'
import type { Ledger, LedgerRow, Shares } from '#modules/shared/documents/sheet'
import type { PrintedPackage } from './package_row.ts'
import type { Texts } from './texts.ts'

type Figures = PrintedPackage['compute']
type RowStyle = LedgerRow['style']

/**
 * The payslip from gross to net, in the order of the specification. The stored answer cannot give the
 * order: jsonb forgets it.
 */
const PAYSLIP: readonly [line: string, style: RowStyle][] = [
  ['salaireBrut', 'line'],
  ['commissionsBrutes', 'line'],
  ['atnsBruts', 'line'],
  ['fraisTransportOnss', 'line'],
  ['sousTotalBrut', 'subtotal'],
  ['onss', 'line'],
  ['bonusEmploi', 'line'],
  ['droitsAuteurBruts', 'line'],
  ['fraisTransportImposables', 'line'],
  ['atnVS', 'line'],
  ['allocationsExtra', 'line'],
  ['extrasPP', 'line'],
  ['imposable', 'subtotal'],
  ['precompteProfessionnel', 'line'],
  ['precompteMobilier', 'line'],
  ['sousTotalSalaireNet', 'subtotal'],
  ['fraisTransport', 'line'],
  ['fpes', 'line'],
  ['budgetMobilitePilier2', 'line'],
  ['csss', 'line'],
  ['retraitAtns', 'line'],
  ['retraitExtras', 'line'],
  ['extrasNet', 'line'],
  ['extrasVolontariatFiscal', 'line'],
  ['contributionChequeRepas', 'line'],
  ['contributionsAssurances', 'line'],
  ['salaireNet', 'total'],
  ['chequesRepas', 'line'],
  ['remunerationMensuelle', 'total'],
]

/** Amounts beside the payslip: they are part of no sum of it and stand elsewhere on the sheet. */
const BESIDE_PAYSLIP = ['salaireBrutTotalEmployeur', 'salaireBrutTotalWorker', 'salaireBrutHoraire']

const YEAR: readonly [line: string, style: RowStyle][] = [
  ['salaireNetAnnuel', 'line'],
  ['doublePeculeVacances', 'line'],
  ['primeFinAnnee', 'line'],
  ['primeSectorielle', 'line'],
  ['chequesRepasAnnuel', 'line'],
  ['ecoCheques', 'line'],
  ['chequeSportCulture', 'line'],
  ['chequeCadeau', 'line'],
  ['bonusAnnuel', 'line'],
  ['cct90', 'line'],
  ['primeBeneficiaire', 'line'],
  ['warrants', 'line'],
  ['flexWarrants', 'line'],
  ['epargnePension', 'line'],
  ['budgetMobilitePilier3', 'line'],
  ['remunerationAnnuelle', 'total'],
]

/** The four parts of the employer's cost, in the colours they have on every screen (`frontend/styles/app.css`). */
const PARTS = [
  { lines: 'remunerationsFixes', total: 'remunerationsFixesTotal', words: 'fixed', colour: '#0b4f8a' },
  { lines: 'frais', total: 'fraisTotal', words: 'expenses', colour: '#3b9ad6' },
  { lines: 'remunerationsVariables', total: 'remunerationsVariablesTotal', words: 'variable', colour: '#b8860b' },
  { lines: 'avantages', total: 'avantagesTotal', words: 'benefits', colour: '#b4568f' },
] as const

export function payslip(compute: Figures, texts: Texts): Ledger {
  return {
    type: 'ledger',
    heading: texts.say('payslip'),
    item: texts.say('item'),
    unit: texts.say('unitMonth'),
    rows: rowsOf({ ...compute.remuneration.remunerationMensuelle }, PAYSLIP, BESIDE_PAYSLIP, texts),
  }
}

export function year(compute: Figures, texts: Texts): Ledger {
  return {
    type: 'ledger',
    heading: texts.say('annual'),
    item: texts.say('item'),
    unit: texts.say('unitYear'),
    rows: rowsOf({ ...compute.remuneration.remunerationAnnuelle }, YEAR, [], texts),
  }
}

/** The employer's cost of a year: every line that is not zero under its part, then the totals. */
export function employerCost(compute: Figures, texts: Texts): Ledger {
  const cost = compute.coutEmployeur
  const rows = PARTS.flatMap(({ lines, total, words }) => part(cost[lines], cost[total], words, texts))
  rows.push(amountRow('total', texts.say('costTotal'), cost.coutEmployeurAnnuel, texts))
  const exclusions = part(cost.exclusions, cost.exclusionsTotal, 'exclusions', texts)
  if (exclusions.length) {
    const all = amountRow('total', texts.say('costTotalWithExclusions'), cost.coutEmployeurAnnuelAvecExclusions, texts)
    rows.push(...exclusions, all)
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
  const parts = PARTS.filter(({ total }) => cost[total] > 0).map(({ total, words, colour }) => ({
    label: texts.say(words),
    amount: formatAmount(texts.language, cost[total]),
    share: cost[total],
    colour,
  }))
  return parts.length > 1 ? [{ type: 'shares', heading: texts.say('parts'), parts }] : []
}

function part(lines: Figures['coutEmployeur']['frais'], total: number, words: string, texts: Texts): LedgerRow[] {
  const shown = lines.filter(({ amount }) => amount !== 0)
  if (!shown.length && total === 0) return []
  return [
    { style: 'group', label: texts.say(words) },
    ...shown.map(({ key, amount }) => amountRow('line', texts.line(key), amount, texts)),
    amountRow('subtotal', texts.say(`${words}Total`), total, texts),
  ]
}

/**
 * All lines that are not zero, in order; totals always. A line this list does not know (an answer of an
 * older law) is shown below them under its own name rather than kept silent.
 */
function rowsOf(
  amounts: Record<string, number>,
  order: readonly [string, RowStyle][],
  elsewhere: string[],
  texts: Texts
): LedgerRow[] {
  const known = new Set([...order.map(([line]) => line), ...elsewhere])
  const rows = order
    .filter(([line, style]) => style === 'total' || amounts[line])
    .map(([line, style]) => amountRow(style, texts.line(line), amounts[line] ?? 0, texts))
  const others = Object.keys(amounts)
    .filter((line) => !known.has(line) && amounts[line])
    .sort()
    .map((line) => amountRow('line', texts.line(line), amounts[line], texts))
  return others.length ? [...rows, { style: 'group', label: texts.say('otherLines') }, ...others] : rows
}

function amountRow(style: RowStyle, label: string, euros: number, texts: Texts): LedgerRow {
  return { style, label, amount: formatAmount(texts.language, euros) }
}
