import { cents, COST_PARTS, type CashFlowEntry } from '#modules/compute/pure'
import type { CoutEmployeur } from '../../api/types.ts'

export type CostPart = (typeof COST_PARTS)[number]

/** One kind of cost over the months, EUR; `total` is its line of the year. */
export interface CashFlowRow {
  kind: string
  part: CostPart
  months: number[]
  total: number
}

export interface CashFlowGrid {
  /** The last day of each month, `YYYY-MM-DD`. */
  dates: string[]
  rows: CashFlowRow[]
  /** Each month in all, and each part of the cost by month. */
  totals: number[]
  parts: Record<CostPart, number[]>
}

/** The entries of a cash flow as a table, in the order of the employer's cost. */
export function cashFlowGrid(entries: readonly CashFlowEntry[], cost: CoutEmployeur): CashFlowGrid {
  const dates = [...new Set(entries.map(({ date }) => date))].sort()
  const rows = COST_PARTS.flatMap((part) =>
    cost[part].flatMap(({ key: kind, amount: total }): CashFlowRow[] => {
      const own = entries.filter((entry) => entry.kind === kind)
      if (own.length === 0) return []
      const months = dates.map((date) => own.find((entry) => entry.date === date)?.amount ?? 0)
      return [{ kind, part, months, total }]
    })
  )
  const sumOf = (part?: CostPart) =>
    dates.map((_, month) => sum(rows, month, (row) => part === undefined || row.part === part))
  return {
    dates,
    rows,
    totals: sumOf(),
    parts: Object.fromEntries(
      COST_PARTS.map((part) => [part, sumOf(part)])
    ) as CashFlowGrid['parts'],
  }
}

function sum(rows: CashFlowRow[], month: number, isOf: (row: CashFlowRow) => boolean): number {
  return rows.filter(isOf).reduce((total, { months }) => total + cents(months[month]!), 0) / 100
}
