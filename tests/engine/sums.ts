import { ANNUAL_FIELDS, MONTHLY_FIELDS, type ComputeAnswer } from '#modules/compute/pure'

const cents = (euros: number) => Math.round(euros * 100)

/** The lines of each subtotal of the month: those since the subtotal before, which it includes. */
const SUBTOTALS = [
  'sousTotalBrut',
  'imposable',
  'sousTotalSalaireNet',
  'salaireNet',
  'remunerationMensuelle',
] as const

const COST_LISTS = ['remunerationsFixes', 'frais', 'remunerationsVariables', 'avantages'] as const

/** What is wrong with the sums of an answer; `undefined` when they hold to the cent. */
export function wrongSum({ compute }: ComputeAnswer): string | undefined {
  const { remunerationMensuelle: month, remunerationAnnuelle: year } = compute.remuneration
  let from = 0
  for (const total of SUBTOTALS) {
    const to = MONTHLY_FIELDS.indexOf(total)
    let sum = 0
    for (let i = from; i < to; i++) sum += cents(month[MONTHLY_FIELDS[i]])
    if (sum !== cents(month[total])) return `${total}: ${sum / 100} and ${month[total]}`
    from = to
  }
  for (const field of MONTHLY_FIELDS) {
    const scale = field === 'salaireBrutHoraire' ? 10_000 : 100
    if (Math.round(month[field] * scale) / scale !== month[field]) return `decimals of ${field}`
    if (Object.is(month[field], -0)) return `minus zero: ${field}`
  }
  let sum = 0
  for (const field of ANNUAL_FIELDS) sum += cents(year[field])
  if (sum !== 2 * cents(year.remunerationAnnuelle)) return `remunerationAnnuelle: ${sum / 2}`
  const { coutEmployeur: cost } = compute
  const { totalCashAnnuel: cash } = compute.remuneration
  return (
    wrongTotal(cost, cost.coutEmployeurAnnuel) ??
    wrongTotal(cash, cash.totalCashAnnuel) ??
    wrongList(cost.exclusions, cost.exclusionsTotal, 'exclusions') ??
    (cents(cost.coutEmployeurAnnuel) + cents(cost.exclusionsTotal) ===
    cents(cost.coutEmployeurAnnuelAvecExclusions)
      ? undefined
      : 'coutEmployeurAnnuelAvecExclusions')
  )
}

type Lists = Record<(typeof COST_LISTS)[number], readonly { amount: number }[]> &
  Record<`${(typeof COST_LISTS)[number]}Total`, number>

function wrongTotal(of: Lists, total: number): string | undefined {
  let sum = 0
  for (const list of COST_LISTS) {
    const wrong = wrongList(of[list], of[`${list}Total`], list)
    if (wrong !== undefined) return wrong
    sum += cents(of[`${list}Total`])
  }
  return sum === cents(total) ? undefined : `total ${total} of lists ${sum / 100}`
}

function wrongList(
  lines: readonly { amount: number }[],
  total: number,
  name: string
): string | undefined {
  let sum = 0
  for (const { amount } of lines) sum += cents(amount)
  return sum === cents(total) ? undefined : `${name}: ${sum / 100} and ${total}`
}
