import { monthsLater } from '#modules/shared/values/month'

/** One amount of a declaration: by the code of its kind (DmfA, annex 7), or `taxable`, `withheld`, `special` (281.10). */
export interface DeclaredLine {
  code: string
  cents: number
}

/** What an official file says was paid to a person in its period: a quarter `2026/3`, or a year. */
export interface DeclaredPay {
  workerId: string
  period: string
  lines: readonly DeclaredLine[]
}

export const DECLARATIONS = ['dmfa', 'belcotax'] as const
export type Declaration = (typeof DECLARATIONS)[number]

/** Which file tells of a period: a quarter (`2026/3`) is a DmfA’s, a year (`2026`) a 281.10’s. */
export const declarationOf = (period: string): Declaration =>
  period.includes('/') ? 'dmfa' : 'belcotax'

/** What is compared: gross pay that bears contributions by quarter; taxable pay, tax and special contribution withheld by year. */
export const CHECKED = ['gross', 'taxable', 'withheld', 'special'] as const
export type CheckedKey = (typeof CHECKED)[number]

/** What each file tells of that. */
export const TOLD: Readonly<Record<Declaration, readonly CheckedKey[]>> = {
  dmfa: ['gross'],
  belcotax: ['taxable', 'withheld', 'special'],
}

/**
 * Pay that bears ordinary contributions (DmfA, annex 7 as of 2021/4): pay, premiums, indemnities, and holiday pay of who leaves
 * where it is subject to them. Others say themselves that they bear none (11, 12, 13, 21, 24, 46), bear one of their own (10,
 * a company car), or are of kinds of work that are not computed here.
 */
const SUBJECT: readonly string[] = ['1', '2', '3', '4', '5', '6', '7']

/** What a declaration says of what is compared, in cents; null of what it does not tell. */
export function declaredCents(
  { period, lines }: Pick<DeclaredPay, 'period' | 'lines'>,
  key: CheckedKey
): number | null {
  if (!TOLD[declarationOf(period)].includes(key)) return null
  if (key === 'gross') return sumOf(lines.filter(({ code }) => SUBJECT.includes(code)))
  return lines.find(({ code }) => code === key)?.cents ?? null
}

/** What a DmfA says was paid beside that; nothing of it is compared. */
export function besideOf({ period, lines }: Pick<DeclaredPay, 'period' | 'lines'>): DeclaredLine[] {
  return declarationOf(period) === 'dmfa' ? lines.filter(({ code }) => !SUBJECT.includes(code)) : []
}

/** The months of a quarter or a year, `YYYY-MM`. */
export function monthsOfPeriod(period: string): string[] {
  const [year, quarter] = period.split('/')
  const first = `${year}-${quarter ? String(Number(quarter) * 3 - 2).padStart(2, '0') : '01'}`
  return Array.from({ length: quarter ? 3 : 12 }, (_, at) => monthsLater(first, at))
}

const sumOf = (lines: readonly DeclaredLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0)
