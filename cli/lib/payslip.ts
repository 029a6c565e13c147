import {
  COST_PARTS,
  lineLabel,
  lineText,
  PAYSLIP_LINES,
  YEAR_LINES,
  type ComputeAnswer,
  type CoutEmployeur,
  type Language,
  type OrderedLine,
} from '#modules/compute/pure'
import { formatAmount } from '#modules/shared/documents/format'

const LABEL_WIDTH = 56
const AMOUNT_WIDTH = 14

/** A line of the table: totals stand under a rule, and stay where they are zero. */
interface Row {
  key: string
  amount: number
  isTotal: boolean
}

/** An answer as a payslip a person can read; lines of zero are left out, totals stay. */
export function payslip(answer: ComputeAnswer, language: Language): string {
  const { remuneration, coutEmployeur } = answer.compute
  const { remunerationMensuelle: month, remunerationAnnuelle: year } = remuneration
  return [
    heading(answer),
    part('mois', rowsOf(PAYSLIP_LINES, month), language),
    part('annee', rowsOf(YEAR_LINES, year), language),
    part('coutEmployeur', costRows(coutEmployeur), language),
  ].join('\n')
}

function heading({ id, lawset, solved }: ComputeAnswer): string {
  const name = id === undefined || id === null ? '' : `${JSON.stringify(id)} · `
  const found = solved === undefined ? '' : ` · ${solved.for} = ${solved.amount}`
  return `${name}${lawset.id}${found}\n`
}

function rowsOf<K extends string>(
  lines: readonly OrderedLine<K>[],
  amounts: Readonly<Record<K, number>>
): Row[] {
  return lines.map(({ key, kind }) => ({ key, amount: amounts[key], isTotal: kind !== 'line' }))
}

/** Every line of the cost, the cost itself, then what it does not count. */
function costRows(cost: CoutEmployeur): Row[] {
  const rows = COST_PARTS.flatMap((list) => cost[list]).map((line) => ({ ...line, isTotal: false }))
  const total = (key: 'coutEmployeurAnnuel' | 'coutEmployeurAnnuelAvecExclusions') => ({
    key,
    amount: cost[key],
    isTotal: true,
  })
  rows.push(total('coutEmployeurAnnuel'))
  if (cost.exclusions.length === 0) return rows
  rows.push(...cost.exclusions.map((line) => ({ ...line, isTotal: false })))
  return [...rows, total('coutEmployeurAnnuelAvecExclusions')]
}

function part(title: string, rows: readonly Row[], language: Language): string {
  const shown = rows
    .filter(({ amount, isTotal }) => amount !== 0 || isTotal)
    .map(({ key, amount, isTotal }) =>
      row(lineText(lineLabel(key, amount), language), formatAmount(language, amount), isTotal)
    )
  return [lineText(title, language), ...shown, ''].join('\n')
}

function row(label: string, amount: string, total: boolean): string {
  const line = `  ${label.padEnd(LABEL_WIDTH)}${amount.padStart(AMOUNT_WIDTH)}`
  return total ? `  ${'─'.repeat(LABEL_WIDTH + AMOUNT_WIDTH)}\n${line}` : line
}
