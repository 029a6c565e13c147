import { COMPARED, type LineKey } from './compared_lines.ts'

/** One line of a payslip as the provider wrote it. */
export interface PayslipLine {
  /** The provider's: a number, or the title of its column. */
  code: string
  /** What the provider calls it; empty where the code says it. */
  label: string
  cents: number
}

/** A payslip has fewer lines than this. */
export const MOST_LINES = 300
export const LONGEST_CODE = 100

/** What the real payslip of a person says of a month, `YYYY-MM`. */
export interface Payslip {
  workerId: string
  month: string
  /** Of a company with several; empty where it has one. */
  provider: string
  lines: readonly PayslipLine[]
}

/**
 * What a code may mean beside a line: pay that is not computed here (a fine, a premium of one month), or nothing that is paid
 * (hours, costs of the employer, a sum of the year).
 */
export const OTHER_MEANINGS = ['OTHER', 'IGNORED'] as const
export type CodeLine = LineKey | (typeof OTHER_MEANINGS)[number]
export const CODE_LINES: readonly CodeLine[] = [...COMPARED.map(({ key }) => key), ...OTHER_MEANINGS]

/** What a code of a provider is here; decided by a person, once. */
export interface CodeMeaning {
  line: CodeLine
  /** The provider writes with the other sign: what is taken off as a plus. */
  isReversed: boolean
}

export type Meanings = ReadonlyMap<string, CodeMeaning>
