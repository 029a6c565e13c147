import {
  COST_PARTS,
  lawName,
  lawText,
  lineLabel,
  lineText,
  noticesOf,
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
  isProjected: boolean
}

/** What stands before a projected amount. */
const PROJECTED = '≈ '

/** An answer as a payslip a person can read; lines of zero are left out, totals stay. */
export function payslip(answer: ComputeAnswer, language: Language): string {
  const { remuneration, coutEmployeur } = answer.compute
  const { remunerationMensuelle: month, remunerationAnnuelle: year } = remuneration
  const projected = new Set(answer.lawset.projection?.lines)
  const under = (path: string) => (key: string) => projected.has(`${path}.${key}`)
  const monthly = under('remuneration.remunerationMensuelle')
  const annual = under('remuneration.remunerationAnnuelle')
  return [
    heading(answer, language),
    part('mois', rowsOf(PAYSLIP_LINES, month, monthly), language),
    part('annee', rowsOf(YEAR_LINES, year, annual), language),
    part('coutEmployeur', costRows(coutEmployeur, under('coutEmployeur')), language),
    ...projection(answer, language),
    ...noticesOf(answer.questions, language).map((notice) => `${notice}\n`),
    ...(answer.nonCalcule ?? []).map((each) => `${lawText(each, language)}\n`),
  ].join('\n')
}

function heading({ id, lawset, solved }: ComputeAnswer, language: Language): string {
  const name = id === undefined || id === null ? '' : `${JSON.stringify(id)} · `
  const found = solved === undefined ? '' : ` · ${solved.for} = ${solved.amount}`
  const named = lawName(lawset)
  const law = named === undefined ? lawset.id : `${lawset.id} (${lawText(named, language)})`
  return `${name}${law}${found}\n`
}

/** Which figures of an earlier year the marked lines follow from. */
function projection({ lawset }: ComputeAnswer, language: Language): string[] {
  const { parameters = [] } = lawset.projection ?? {}
  if (parameters.length === 0) return []
  const years = [...new Set(parameters.map(({ year }) => year))].sort()
  const lists = years.map((year) => {
    const ids = parameters.filter((each) => each.year === year).map(({ id }) => id)
    return `${PROJECTED}${lawText('carriedOn', language).replace('{year}', String(year))}: ${ids.join(', ')}`
  })
  return [...lists, '']
}

function rowsOf<K extends string>(
  lines: readonly OrderedLine<K>[],
  amounts: Readonly<Record<K, number>>,
  isProjected: (key: string) => boolean
): Row[] {
  return lines.map(({ key, kind }) => ({
    key,
    amount: amounts[key],
    isTotal: kind !== 'line',
    isProjected: isProjected(key),
  }))
}

/** Every line of the cost, the cost itself, then what it does not count. */
function costRows(cost: CoutEmployeur, isProjected: (key: string) => boolean): Row[] {
  const linesOf = (list: (typeof COST_PARTS)[number] | 'exclusions') =>
    cost[list].map((line) => ({
      ...line,
      isTotal: false,
      isProjected: isProjected(`${list}.${line.key}`),
    }))
  const rows: Row[] = COST_PARTS.flatMap(linesOf)
  const total = (key: 'coutEmployeurAnnuel' | 'coutEmployeurAnnuelAvecExclusions') => ({
    key,
    amount: cost[key],
    isTotal: true,
    isProjected: isProjected(key),
  })
  rows.push(total('coutEmployeurAnnuel'))
  if (cost.exclusions.length === 0) return rows
  rows.push(...linesOf('exclusions'))
  return [...rows, total('coutEmployeurAnnuelAvecExclusions')]
}

function part(title: string, rows: readonly Row[], language: Language): string {
  const shown = rows
    .filter(({ amount, isTotal }) => amount !== 0 || isTotal)
    .map(({ key, amount, isTotal, isProjected }) => {
      const label = `${isProjected ? PROJECTED : ''}${lineText(lineLabel(key, amount), language)}`
      return row(label, formatAmount(language, amount), isTotal)
    })
  return [lineText(title, language), ...shown, ''].join('\n')
}

function row(label: string, amount: string, total: boolean): string {
  const line = `  ${label.padEnd(LABEL_WIDTH)}${amount.padStart(AMOUNT_WIDTH)}`
  return total ? `  ${'─'.repeat(LABEL_WIDTH + AMOUNT_WIDTH)}\n${line}` : line
}
