import { demandEverything } from '#modules/shared/tenancy/visibility'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { PayrollInput } from './payroll_lines.ts'

/** What keeps a file from being whole, or a program of others from reading it. */
export const PAYROLL_WARNINGS = ['NO_EMPLOYEE_NUMBER', 'NOT_SIGNED', 'FIGURES_UNKNOWN'] as const
export type PayrollWarning = (typeof PAYROLL_WARNINGS)[number]

/** As many people as a warning names; the others are counted. */
const NAMED = 20

const HELD = `c.start_date <= cast(:day as date) and (c.end_date is null or c.end_date >= cast(:day as date))
  and c.corrected_by_id is null`

/** Whom a file is about: those of the changes that are not told yet, or who work on the day. */
const WHOSE = {
  DIFFERENCES: 'select worker_id from team_changes where payroll_export_id is null',
  EVERYTHING: `select c.worker_id from contracts c where ${HELD} and c.signature <> 'TO_SIGN'`,
}

/** The people of each warning, by name. Those of `NOT_SIGNED` have an unsigned contract, and are not in the file for it. */
const PEOPLE: Record<PayrollWarning, (whose: string) => string> = {
  NO_EMPLOYEE_NUMBER: (whose) =>
    `select w.id from workers w where w.id in (${whose}) and to_jsonb(w) ->> 'employee_number' is null`,
  NOT_SIGNED: () =>
    `select distinct c.worker_id from contracts c
     where c.signature = 'TO_SIGN' and c.corrected_by_id is null and c.start_date <= cast(:day as date)`,
  FIGURES_UNKNOWN: (whose) =>
    `select distinct c.worker_id from contracts c join packages p on p.id = c.package_id
     where c.worker_id in (${whose}) and ${HELD} and p.gaps <> '[]'`,
}

/** The warnings that concern someone. `day` (`YYYY-MM-DD`) is that of everything, or today. */
export async function payrollWarnings(
  scope: Scope,
  input: PayrollInput,
  day: string
): Promise<
  { code: PayrollWarning; total: number; workers: { id: string; displayName: string }[] }[]
> {
  demandEverything(scope)
  const found = []
  for (const code of PAYROLL_WARNINGS) {
    const { rows } = await scope.trx.rawQuery(
      `select w.id, w.first_name || ' ' || w.last_name as "displayName", count(*) over () as total
       from workers w where w.id in (${PEOPLE[code](WHOSE[input.mode])})
       order by w.sort_name, w.id limit ${NAMED}`,
      { day }
    )
    if (rows.length > 0)
      found.push({
        code,
        total: Number(rows[0].total),
        workers: rows.map(({ id, displayName }: { id: string; displayName: string }) => ({
          id,
          displayName,
        })),
      })
  }
  return found
}
