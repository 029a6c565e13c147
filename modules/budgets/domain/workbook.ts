import { GROUPS, type Group } from './groups.ts'
import { STEPS, type Step } from './steps.ts'

/** What a spreadsheet tells of a budget; EUR. */
export interface WorkbookBudget {
  /** `2027-01` of each month, as a reader writes it. */
  months: string[]
  people: number[]
  /** Null where no turnover is supposed. */
  turnover: { leaving: number[]; joining: number[]; actualMonths: number } | null
  low: number[]
  high: number[]
  steps: Record<Step, number[]>
  accrued: { holidayPay: number[]; yearEnd: number[] }
  lines: { department: string; costCenter: string; groups: Record<Group, number[]> }[]
}

/** Its words in the reader's language. */
export interface WorkbookWords {
  sheets: Record<SheetName, string>
  groups: Record<Group, string>
  steps: Record<Step, string>
  department: string
  costCenter: string
  group: string
  total: string
  month: string
  people: string
  low: string
  expected: string
  high: string
  range: string
  step: string
  difference: string
  leaving: string
  joining: string
  turnover: string
  accruedOf: Record<'holidayPay' | 'yearEnd', string>
  paidOf: Record<'holidayPay' | 'yearEnd', string>
  balanceOf: Record<'holidayPay' | 'yearEnd', string>
}

export const SHEETS = ['lines', 'months', 'bridge', 'accruals'] as const
export type SheetName = (typeof SHEETS)[number]

/** A formula stands with what it comes to, which a reader that computes nothing shows. */
export type WorkbookCell = string | number | null | { formula: string; result: number }
export interface Sheet {
  name: string
  rows: WorkbookCell[][]
}

/**
 * A budget as a workbook whose sums are formulas: who changes an amount of a line sees months, bridge and balances follow.
 * The last row of the bridge is what its steps and the months differ by, which is nothing.
 */
export function workbookOf(budget: WorkbookBudget, words: WorkbookWords): Sheet[] {
  const name = (sheet: SheetName) => `'${words.sheets[sheet].replaceAll("'", "''")}'`
  const count = budget.months.length
  const first = 'D'
  const last = column(2 + count)
  const lines = budget.lines.flatMap(({ department, costCenter, groups }) =>
    GROUPS.filter((group) => groups[group].some((each) => each !== 0)).map((group) => ({
      group,
      amounts: groups[group],
      cells: [department, costCenter, words.groups[group], ...groups[group]] as WorkbookCell[],
    }))
  )
  const totalRow = lines.length + 2
  const sumOfRow = (row: number, amounts: readonly number[], from = first, to = last) =>
    formula(`SUM(${from}${row}:${to}${row})`, sum(amounts))
  const ofLines = (month: number, of = lines) => sum(of.map(({ amounts }) => amounts[month]!))
  const costs = budget.months.map((_, month) => ofLines(month))
  const moved = budget.months.map((_, month) =>
    sum(STEPS.map((step) => budget.steps[step][month]!))
  )
  const paidIn = (group: Group, month: number) =>
    ofLines(
      month,
      lines.filter((line) => line.group === group)
    )
  /** The lines of a group and month; nothing where there is no line. */
  const paid = (group: Group, month: number) =>
    lines.length === 0
      ? 0
      : formula(
          `SUMIF(${name('lines')}!$C$2:$C$${totalRow - 1},"${words.groups[group].replaceAll('"', '""')}",${name('lines')}!${column(3 + month)}$2:${column(3 + month)}$${totalRow - 1})`,
          paidIn(group, month)
        )
  const ofMonth = (sheet: SheetName, row: number, month: number, from: number) =>
    `${name(sheet)}!${column(from + month)}${row}`
  return [
    {
      name: words.sheets.lines,
      rows: [
        [words.department, words.costCenter, words.group, ...budget.months, words.total],
        ...lines.map(({ cells, amounts }, at) => [...cells, sumOfRow(at + 2, amounts)]),
        [
          words.total,
          null,
          null,
          ...budget.months.map((_, month) =>
            lines.length === 0
              ? 0
              : formula(
                  `SUM(${column(3 + month)}2:${column(3 + month)}${totalRow - 1})`,
                  costs[month]!
                )
          ),
          sumOfRow(totalRow, costs),
        ],
      ],
    },
    monthsSheet(budget, words, costs, (at) => ofMonth('lines', totalRow, at, 3)),
    {
      name: words.sheets.bridge,
      rows: [
        [words.step, ...budget.months, words.total],
        ...STEPS.map((step, at) => [
          words.steps[step],
          ...budget.steps[step],
          sumOfRow(at + 2, budget.steps[step], 'B', column(count)),
        ]),
        [
          words.total,
          ...[...budget.months, ''].map((_, month) =>
            formula(
              `SUM(${column(1 + month)}2:${column(1 + month)}${STEPS.length + 1})`,
              moved[month] ?? sum(moved)
            )
          ),
        ],
        [
          words.difference,
          ...[...budget.months, ''].map((_, month) =>
            formula(
              `ROUND(${column(1 + month)}${STEPS.length + 2}-${ofMonth('lines', totalRow, month, 3)},2)`,
              sum([moved[month] ?? sum(moved), -(costs[month] ?? sum(costs))])
            )
          ),
        ],
      ],
    },
    {
      name: words.sheets.accruals,
      rows: [
        [
          words.month,
          ...(['holidayPay', 'yearEnd'] as const).flatMap((name_) => [
            words.accruedOf[name_],
            words.paidOf[name_],
            words.balanceOf[name_],
          ]),
        ],
        ...budget.months.map((month, at): WorkbookCell[] => {
          const row = at + 2
          const balance = (of: 'holidayPay' | 'yearEnd', [accrued, taken, own]: string) =>
            formula(
              `${at === 0 ? '' : `${own}${row - 1}+`}${accrued}${row}-${taken}${row}`,
              sum(
                budget.months
                  .slice(0, at + 1)
                  .flatMap((_, nth) => [budget.accrued[of][nth]!, -paidIn(of, nth)])
              )
            )
          return [
            month,
            budget.accrued.holidayPay[at]!,
            paid('holidayPay', at),
            balance('holidayPay', 'BCD'),
            budget.accrued.yearEnd[at]!,
            paid('yearEnd', at),
            balance('yearEnd', 'EFG'),
          ]
        }),
      ],
    },
  ]
}

/**
 * Months with their range, and with who is expected to leave and to come where turnover is supposed: its last row divides
 * leavers of a year by the average headcount of the months that are planned.
 */
function monthsSheet(
  { months, people, low, high, turnover }: WorkbookBudget,
  words: WorkbookWords,
  costs: readonly number[],
  costOf: (month: number) => string
): Sheet {
  const end = months.length + 1
  const ranges = high.map((each, at) => each - low[at]!)
  const titles = [words.month, words.people, words.low, words.expected, words.high, words.range]
  const total = (letter: string, amounts: readonly number[]) =>
    formula(`SUM(${letter}2:${letter}${end})`, sum(amounts))
  const rows = months.map((month, at): WorkbookCell[] => [
    month,
    people[at]!,
    low[at]!,
    formula(costOf(at), costs[at]!),
    high[at]!,
    formula(`E${at + 2}-C${at + 2}`, sum([ranges[at]!])),
    ...(turnover ? [turnover.leaving[at]!, turnover.joining[at]!] : []),
  ])
  const sums = [low, costs, high, ranges].map((amounts, at) => total(column(2 + at), amounts))
  if (!turnover)
    return {
      name: words.sheets.months,
      rows: [titles, ...rows, [words.total, null, ...sums]],
    }
  const { leaving, joining, actualMonths } = turnover
  /** People are no cents: of few of them a month has less than a hundredth. */
  const heads = (letter: string, of: readonly number[]) =>
    formula(`SUM(${letter}2:${letter}${end})`, added(of))
  const planned = people.slice(actualMonths)
  const average = added(planned) / planned.length
  const yearly = (100 * 12) / planned.length
  return {
    name: words.sheets.months,
    rows: [
      [...titles, words.leaving, words.joining],
      ...rows,
      [words.total, null, ...sums, heads('G', leaving), heads('H', joining)],
      [
        words.turnover,
        average === 0
          ? 0
          : formula(
              `G${end + 1}/AVERAGE(B${actualMonths + 2}:B${end})*1200/${planned.length}`,
              (added(leaving) / average) * yearly
            ),
      ],
    ],
  }
}

function formula(text: string, result: number): WorkbookCell {
  return { formula: text, result }
}

/** EUR to the cent; nothing is 0 and not -0. */
function sum(amounts: readonly number[]): number {
  return Math.round(added(amounts) * 100) / 100 || 0
}

function added(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The letters of a column: of 0 A, of 26 AA. */
export function column(at: number): string {
  return at < 26 ? LETTERS[at]! : LETTERS[Math.floor(at / 26) - 1]! + LETTERS[at % 26]!
}
