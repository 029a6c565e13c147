import { GROUPS, type Group } from './groups.ts'
import { STEPS, type Step } from './steps.ts'

/** What a spreadsheet tells of a budget; EUR. */
export interface WorkbookBudget {
  /** `2027-01` of each month, as a reader writes it. */
  months: string[]
  people: number[]
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
  accruedOf: Record<'holidayPay' | 'yearEnd', string>
  paidOf: Record<'holidayPay' | 'yearEnd', string>
  balanceOf: Record<'holidayPay' | 'yearEnd', string>
}

export const SHEETS = ['lines', 'months', 'bridge', 'accruals'] as const
export type SheetName = (typeof SHEETS)[number]

export type WorkbookCell = string | number | null | { formula: string }
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
      cells: [department, costCenter, words.groups[group], ...groups[group]] as WorkbookCell[],
    }))
  )
  const totalRow = lines.length + 2
  const sumOfRow = (row: number, from = first, to = last) =>
    formula(`SUM(${from}${row}:${to}${row})`)
  /** The lines of a group and month; nothing where there is no line. */
  const paid = (group: Group, month: number) =>
    lines.length === 0
      ? 0
      : formula(
          `SUMIF(${name('lines')}!$C$2:$C$${totalRow - 1},"${words.groups[group].replaceAll('"', '""')}",${name('lines')}!${column(3 + month)}$2:${column(3 + month)}$${totalRow - 1})`
        )
  const ofMonth = (sheet: SheetName, row: number, month: number, from: number) =>
    `${name(sheet)}!${column(from + month)}${row}`
  return [
    {
      name: words.sheets.lines,
      rows: [
        [words.department, words.costCenter, words.group, ...budget.months, words.total],
        ...lines.map(({ cells }, at) => [...cells, sumOfRow(at + 2)]),
        [
          words.total,
          null,
          null,
          ...budget.months.map((_, month) =>
            lines.length === 0
              ? 0
              : formula(`SUM(${column(3 + month)}2:${column(3 + month)}${totalRow - 1})`)
          ),
          sumOfRow(totalRow),
        ],
      ],
    },
    {
      name: words.sheets.months,
      rows: [
        [words.month, words.people, words.low, words.expected, words.high, words.range],
        ...budget.months.map((month, at): WorkbookCell[] => [
          month,
          budget.people[at]!,
          budget.low[at]!,
          formula(ofMonth('lines', totalRow, at, 3)),
          budget.high[at]!,
          formula(`E${at + 2}-C${at + 2}`),
        ]),
        [
          words.total,
          null,
          ...['C', 'D', 'E', 'F'].map((each) => formula(`SUM(${each}2:${each}${count + 1})`)),
        ],
      ],
    },
    {
      name: words.sheets.bridge,
      rows: [
        [words.step, ...budget.months, words.total],
        ...STEPS.map((step, at) => [
          words.steps[step],
          ...budget.steps[step],
          sumOfRow(at + 2, 'B', column(count)),
        ]),
        [
          words.total,
          ...[...budget.months, ''].map((_, month) =>
            formula(`SUM(${column(1 + month)}2:${column(1 + month)}${STEPS.length + 1})`)
          ),
        ],
        [
          words.difference,
          ...[...budget.months, ''].map((_, month) =>
            formula(
              `ROUND(${column(1 + month)}${STEPS.length + 2}-${ofMonth('lines', totalRow, month, 3)},2)`
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
          const balance = (own: string, accrued: string, taken: string) =>
            formula(`${at === 0 ? '' : `${own}${row - 1}+`}${accrued}${row}-${taken}${row}`)
          return [
            month,
            budget.accrued.holidayPay[at]!,
            paid('holidayPay', at),
            balance('D', 'B', 'C'),
            budget.accrued.yearEnd[at]!,
            paid('yearEnd', at),
            balance('G', 'E', 'F'),
          ]
        }),
      ],
    },
  ]
}

function formula(text: string): WorkbookCell {
  return { formula: text }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The letters of a column: of 0 A, of 26 AA. */
export function column(at: number): string {
  return at < 26 ? LETTERS[at]! : LETTERS[Math.floor(at / 26) - 1]! + LETTERS[at % 26]!
}
