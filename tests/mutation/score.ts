import type { Figure } from '../bench/figure.ts'

/** What Stryker's JSON report says of one file. */
export interface FileReport {
  source: string
  mutants: { status: string }[]
}
export type Report = Record<string, FileReport>

/** Of so many changes the engine's tests are to notice this share, in percent. */
export const PROMISED = 85

/** Statuses of changes that were tried; others are static, or no code any more. */
const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

/** How many changes were tried and noticed, over the reports of all parts. */
export function scoreOf(reports: readonly Report[]): {
  tried: number
  noticed: number
  late: number
} {
  const statuses = reports.flatMap((report) =>
    Object.values(report).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  )
  const count = (of: readonly string[]) => statuses.filter((status) => of.includes(status)).length
  return {
    tried: count([...NOTICED, ...UNNOTICED]),
    noticed: count(NOTICED),
    late: count(['Timeout']),
  }
}

/** As the README's table has it. */
export function figuresOf(reports: readonly Report[]): Figure[] {
  const { tried, noticed, late } = scoreOf(reports)
  const percent = (of: number) => (100 * of) / tried
  return [
    {
      what: 'changes of the formulas of the law that the engine’s tests notice',
      value: percent(noticed),
      unit: '%',
      promise: PROMISED,
    },
    { what: 'changes tried, one by one', value: tried, unit: '' },
    { what: 'of the noticed, those that only ran too long', value: late, unit: '' },
  ]
}

/** Files of which no report says anything, or something of other words than they have now. */
export function notReported(
  reports: readonly Report[],
  files: ReadonlyMap<string, string>
): string[] {
  const told = new Map(reports.flatMap((report) => Object.entries(report)))
  return [...files].flatMap(([file, source]) => (told.get(file)?.source === source ? [] : [file]))
}
