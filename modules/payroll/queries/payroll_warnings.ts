import { demandEverything } from '#modules/shared/tenancy/visibility'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import type { PayrollLayout } from '../domain/payroll_layout.ts'
import type { PayrollMode } from '../domain/payroll_line.ts'
import { NAMED, type NamedWorker, type WriterWarning } from '../domain/payroll_report.ts'
import { lastDayOf, TOLD, type PayrollInput } from './payroll_lines.ts'

/** What keeps a file from being whole, or a program of others from reading it; the writer finds the others of them. */
export const PAYROLL_WARNINGS = [
  'NO_EMPLOYEE_NUMBER',
  'NO_CODE',
  'NO_VALUE',
  'TOO_LONG',
  'SIGNS_LOST',
  'NOT_SIGNED',
  'FIGURES_UNKNOWN',
] as const
export type PayrollWarning = (typeof PAYROLL_WARNINGS)[number]

/** Those that the database tells. */
type Known = 'NO_EMPLOYEE_NUMBER' | 'NOT_SIGNED' | 'FIGURES_UNKNOWN'

const HELD = `c.start_date <= cast(:day as date) and (c.end_date is null or c.end_date >= cast(:day as date))
  and c.corrected_by_id is null`

/** Whom a file is about: those of the changes that are not told yet, or who work on the day. */
const ON_DAY = `select c.worker_id from contracts c where ${HELD} and c.signature <> 'TO_SIGN'`
const WHOSE: Record<PayrollMode, string> = {
  DIFFERENCES: `select worker_id from team_changes where ${TOLD}`,
  EVERYTHING: ON_DAY,
  MONTH: ON_DAY,
}

/** The people of each warning, by name. Those of `NOT_SIGNED` have an unsigned contract, and are not in the file for it. */
const PEOPLE: Record<Known, (whose: string) => string> = {
  NO_EMPLOYEE_NUMBER: (whose) =>
    `select w.id from workers w where w.id in (${whose}) and w.employee_number is null`,
  NOT_SIGNED: () =>
    `select distinct c.worker_id from contracts c
     where c.signature = 'TO_SIGN' and c.corrected_by_id is null and c.start_date <= cast(:day as date)`,
  FIGURES_UNKNOWN: (whose) =>
    `select distinct c.worker_id from contracts c join packages p on p.id = c.package_id
     where c.worker_id in (${whose}) and ${HELD} and p.gaps <> '[]'`,
}

/** Which of them are asked: who has no number is said by the writer where the layout asks for it, and hours ask for no figures. */
function asked({ mode }: PayrollInput, { columns }: PayrollLayout): Known[] {
  const number = columns.find(({ source }) => source === 'EMPLOYEE_NUMBER')
  return [
    ...(number && !number.required ? (['NO_EMPLOYEE_NUMBER'] as const) : []),
    'NOT_SIGNED',
    ...(mode === 'MONTH' ? [] : (['FIGURES_UNKNOWN'] as const)),
  ]
}

/** The warnings that concern someone, beside those of the writer. */
export async function payrollWarnings(
  scope: Scope,
  input: PayrollInput,
  layout: PayrollLayout
): Promise<(Omit<WriterWarning, 'code'> & { code: PayrollWarning })[]> {
  demandEverything(scope)
  const until = lastDayOf(input)
  const found = []
  for (const code of asked(input, layout)) {
    const { rows } = await scope.trx.rawQuery(
      `select w.id, w.first_name || ' ' || w.last_name as "displayName", count(*) over () as total
       from workers w where w.id in (${PEOPLE[code](WHOSE[input.mode])})
       order by w.sort_name, w.id limit ${NAMED}`,
      { day: until ?? today(), until } as never
    )
    if (rows.length === 0) continue
    const workers = rows.map(({ id, displayName }: NamedWorker) => ({ id, displayName }))
    found.push({ code, total: Number(rows[0].total), workers, elements: [], columns: [] })
  }
  return found
}
