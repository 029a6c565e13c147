import type { ReadChoices } from './sheet_table.ts'

export const DATE_ORDERS = ['DMY', 'MDY', 'YMD'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]
export const DECIMALS = [',', '.'] as const
export type Decimal = (typeof DECIMALS)[number]

/** How the signs of days and amounts are read. */
export interface Signs {
  dates: DateOrder
  decimal: Decimal
}

/** What a company may keep register numbers for: dealings with social security and tax (Act of 8 August 1983). */
export const NISS_PURPOSES = ['PAYROLL'] as const

/** What a person decided of an import; all else is suggested or guessed. */
export interface ImportSettings {
  read: ReadChoices
  dates?: DateOrder
  decimal?: Decimal
  /** The column of a field, from 0; -1 for none. */
  columns: Readonly<Record<string, number>>
  /** What stands in a column, and what is to be read instead; the same for all rows. */
  values: readonly { field: string; from: string; to: string }[]
  /** What is to be read instead in one cell. */
  edits: readonly { line: number; field: string; to: string }[]
  /** What all rows say of a field that has no column. */
  fixed: readonly { field: string; to: string }[]
  /** What an empty cell says of somebody who is known: nothing, or that there is none. */
  empty: 'KEEP' | 'CLEAR'
  /** Whether departments, places and cost centres that are not known are made. */
  makeNames: boolean
  /** Why the register numbers of an official file are kept; without it they are not. Said with the file. */
  nissFor?: (typeof NISS_PURPOSES)[number]
}

export const NO_SETTINGS: ImportSettings = {
  read: {},
  columns: {},
  values: [],
  edits: [],
  fixed: [],
  empty: 'KEEP',
  makeNames: false,
}
