import { demandEverything } from '#modules/shared/tenancy/visibility'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { PayrollLine, PayrollMode } from '../domain/payroll_file.ts'

/** What a file is to hold; `onDay` (`YYYY-MM-DD`) is the day of everything. */
export type PayrollInput = { mode: 'DIFFERENCES' } | { mode: 'EVERYTHING'; onDay: string }

const UNTOLD = 'payroll_export_id is null'

/** Which changes a file tells: all that are not told yet, or of them those that hold on the day. */
export const TOLD: Record<PayrollMode, string> = {
  DIFFERENCES: UNTOLD,
  EVERYTHING: `${UNTOLD} and valid_from <= cast(:day as date)`,
}

/** One after the other what was changed twice is told once, and what was changed back not at all. */
const DIFFERENCES = `
  select worker_id, kind, element, valid_from, before, after from (
    select c.worker_id, fact ->> 'kind' as kind, fact ->> 'field' as element, c.valid_from,
      (array_agg(fact -> 'before' order by c.created_at, c.id))[1] as before,
      (array_agg(fact -> 'after' order by c.created_at desc, c.id desc))[1] as after
    from team_changes c, jsonb_array_elements(c.facts) fact
    where c.${UNTOLD}
    group by 1, 2, 3, 4
  ) net
  where kind = 'DETAILS' or before is distinct from after`

/** What the signed contracts of a day say, and what is known of those people. */
const EVERYTHING = `
  with held as (
    select c.* from contracts c
    where c.start_date <= cast(:day as date) and (c.end_date is null or c.end_date >= cast(:day as date))
      and c.corrected_by_id is null and c.signature <> 'TO_SIGN'
  )
  select held.worker_id, fact ->> 'kind' as kind, fact ->> 'field' as element, held.start_date as valid_from,
    null::jsonb as before, fact -> 'after' as after
  from held, jsonb_array_elements(contract_facts(held.id)) fact
  union all
  select held.worker_id, f.kind, f.field, cast(:day as date), null, case
    when f.list is null then to_jsonb(w) -> f.name else list_name(f.list, to_jsonb(w) ->> f.name) end
  from held join workers w on w.id = held.worker_id, worker_fields() f
  where to_jsonb(w) ->> f.name is not null and to_jsonb(w) ->> f.name <> 'false'`

/** The lines of a file in their order, with whose they are. What of a person can be erased is told as it is now. */
function linesSql(mode: PayrollMode): string {
  return `
    select w.id as "workerId", to_jsonb(w) ->> 'employee_number' as "employeeNumber", w.last_name as "lastName",
      w.first_name as "firstName", told.kind, told.element, to_char(told.valid_from, 'YYYY-MM-DD') as "validFrom",
      nullif(told.before, 'null') as before,
      nullif(case when told.kind = 'DETAILS' then to_jsonb(w) -> f.name else told.after end, 'null') as after
    from (${mode === 'DIFFERENCES' ? DIFFERENCES : EVERYTHING}) told
    join workers w on w.id = told.worker_id
    left join worker_fields() f on told.kind = 'DETAILS' and f.field = told.element
    order by w.sort_name, w.id, told.valid_from, told.kind, told.element`
}

const bindings = (input: PayrollInput): Record<string, string> =>
  input.mode === 'EVERYTHING' ? { day: input.onDay } : {}

/** How many lines a file would have, of how many people, and the first of them. */
export async function previewLines(
  scope: Scope,
  input: PayrollInput,
  shown: number
): Promise<{ people: number; total: number; lines: PayrollLine[] }> {
  demandEverything(scope)
  const { rows } = await scope.trx.rawQuery(
    `with lines as materialized (${linesSql(input.mode)})
     select (select count(*)::int from lines) as total, (select count(distinct "workerId")::int from lines) as people,
       (select coalesce(json_agg(first), '[]') from (select * from lines limit ${shown}) first) as lines`,
    bindings(input)
  )
  return rows[0]
}

/** Keeps the lines of a file as they are now; answers how many, and of how many people. */
export async function keepLines(
  scope: Scope,
  exportId: string,
  input: PayrollInput
): Promise<{ people: number; lines: number }> {
  demandEverything(scope)
  const { rows } = await scope.trx.rawQuery(
    `with lines as (${linesSql(input.mode)}), kept as (
       insert into payroll_export_lines
         (payroll_export_id, nth, worker_id, employee_number, last_name, first_name, kind, element, valid_from, before, after)
       select :exportId, row_number() over (), "workerId", "employeeNumber", "lastName", "firstName", kind, element,
         cast("validFrom" as date), before, after
       from lines returning worker_id
     )
     select count(*)::int as lines, count(distinct worker_id)::int as people from kept`,
    { ...bindings(input), exportId }
  )
  return rows[0]
}

/** The lines that an export kept, in their order. */
export function keptLines({ trx }: Scope, exportId: string) {
  return trx
    .from('payroll_export_lines')
    .where('payroll_export_id', exportId)
    .orderBy('nth')
    .select(
      'worker_id as workerId',
      'employee_number as employeeNumber',
      'last_name as lastName',
      'first_name as firstName',
      'kind',
      'element',
      trx.raw(`to_char(valid_from, 'YYYY-MM-DD') as "validFrom"`),
      'before',
      'after'
    )
}
