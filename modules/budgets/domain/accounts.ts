import type { BudgetFigures, BudgetLine } from './figures.ts'
import { GROUPS, type Group } from './groups.ts'

/** Where a budget is booked: an account for each group of cost, and the one that all of it is owed on. */
export const ACCOUNTS = [...GROUPS, 'owed'] as const
export type Account = (typeof ACCOUNTS)[number]
export type Accounts = Partial<Record<Account, string>>

/** One line of a journal; EUR cents, one of both sides. */
export interface JournalLine {
  /** The last day of the month. */
  date: string
  account: string
  costCenterId: string | null
  departmentId: string | null
  debit: number
  credit: number
  /** The group of cost that it is about; null of what is owed. */
  group: Group | null
}

/** The accounts that what is budgeted needs and that are not told, in the order of the groups. */
export function missingAccounts(accounts: Accounts, { lines }: BudgetFigures): Account[] {
  const used = GROUPS.filter((group) =>
    lines.some((line) => line.groups[group].some((each) => each !== 0))
  )
  return [...used, 'owed' as const].filter((name) => !accounts[name])
}

/**
 * The months as a journal: each group of each department and cost centre on its account, and their sum on the other side.
 * What is less than nothing changes sides. It is balanced to the cent, month by month.
 */
export function journalOf(
  accounts: Accounts,
  lines: readonly BudgetLine[],
  lastDays: readonly string[]
): JournalLine[] {
  return lastDays.flatMap((date, month) => {
    const booked = lines.flatMap(({ departmentId, costCenterId, groups }) =>
      GROUPS.filter((group) => groups[group][month] !== 0).map((group): JournalLine => ({
        date,
        account: accounts[group]!,
        departmentId,
        costCenterId,
        ...sides(groups[group][month]!),
        group,
      }))
    )
    const owed = booked.reduce((sum, { debit, credit }) => sum + debit - credit, 0)
    if (booked.length === 0) return []
    const other = { date, account: accounts.owed!, departmentId: null, costCenterId: null }
    return [...booked, { ...other, ...sides(-owed), group: null }]
  })
}

function sides(cents: number): { debit: number; credit: number } {
  return cents >= 0 ? { debit: cents, credit: 0 } : { debit: 0, credit: -cents }
}
