import { demandEverything } from '#modules/shared/tenancy/visibility'
import type { Scope } from '#modules/shared/tenancy/scope'
import { monthsAfter, daysAfter } from '#modules/shared/values/days'
import { elementsSent, type PayrollProfile } from '../domain/payroll_layout.ts'
import type { PayrollMode } from '../domain/payroll_line.ts'

/**
 * What a file is to hold. `onDay` (`YYYY-MM-DD`) is the day of everything. `month` (`YYYY-MM`) is that of planned hours;
 * differences of a month are those that hold by its end, with what is told each month; without, all of them.
 */
export type PayrollInput =
  | { mode: 'DIFFERENCES'; month: string | null }
  | { mode: 'EVERYTHING'; onDay: string }
  | { mode: 'MONTH'; month: string }

/** The last day that a file looks at, `YYYY-MM-DD`; null where it looks at all to come. */
export function lastDayOf(input: PayrollInput): string | null {
  if (input.mode === 'EVERYTHING') return input.onDay
  return input.month === null ? null : daysAfter(monthsAfter(`${input.month}-01`, 1), -1)
}

const UNTOLD = 'payroll_export_id is null'
/** What an earlier file left out, and no later one tells. */
const OPEN = `left_out is not null and carried_by_id is null and kind <> 'TIME'`
/** Of a day that may be null. */
const BY_THEN = '(cast(:until as date) is null or valid_from <= cast(:until as date))'

/** Which changes a file tells: all that are not told yet, or of them those that hold by its last day. Hours of a month are none. */
export const TOLD = `${UNTOLD} and ${BY_THEN}`
/** The same of lines that were left out. */
export const CARRIED = `${OPEN} and ${BY_THEN}`

/** One after the other what was changed twice is told once, and what was changed back not at all. */
const DIFFERENCES = `
  select worker_id, kind, element, valid_from, null::date as valid_until, before, after from (
    select worker_id, kind, element, valid_from,
      (array_agg(before order by at, id))[1] as before,
      (array_agg(after order by at desc, id desc))[1] as after
    from (
      select c.worker_id, fact ->> 'kind' as kind, fact ->> 'field' as element, c.valid_from,
        nullif(fact -> 'before', 'null') as before, nullif(fact -> 'after', 'null') as after, c.created_at as at, c.id
      from team_changes c, jsonb_array_elements(c.facts) fact
      where c.${TOLD}
      union all
      select l.worker_id, l.kind, l.element, l.valid_from, l.before, l.after, x.created_at, l.id
      from payroll_export_lines l join payroll_exports x on x.id = l.payroll_export_id
      where l.${CARRIED}
    ) untold
    group by 1, 2, 3, 4
  ) net
  where kind = 'DETAILS' or before is distinct from after`

/** The signed contracts of a day. */
const HELD = `
  select c.* from contracts c
  where c.start_date <= cast(:until as date) and (c.end_date is null or c.end_date >= cast(:until as date))
    and c.corrected_by_id is null and c.signature <> 'TO_SIGN'`

/**
 * What the signed contracts of a day say, what is known of those people, and what they have beside in its month. Behind the
 * offset a worker is written as JSON once, not once for each field.
 */
const EVERYTHING = `
  select held.worker_id, fact ->> 'kind' as kind, fact ->> 'field' as element, held.start_date as valid_from,
    null::date as valid_until, null::jsonb as before, fact -> 'after' as after
  from (${HELD}) held, jsonb_array_elements(contract_facts(held.id)) fact
  union all
  select known.worker_id, f.kind, f.field, cast(:until as date), null, null, case
    when f.list is null then known.said -> f.name else list_name(f.list, known.said ->> f.name) end
  from (
    select held.worker_id, to_jsonb(w) as said from (${HELD}) held join workers w on w.id = held.worker_id offset 0
  ) known, worker_fields() f
  where known.said ->> f.name is not null and known.said ->> f.name <> 'false'
  union all
  select e.worker_id, 'ELEMENT', k.code, e.month, null, null, to_jsonb(e.value)
  from pay_elements e join pay_element_kinds k on k.id = e.kind_id
  where e.month = cast(date_trunc('month', cast(:until as date)) as date)`

/** The differences, and what is told in each month whether or not it changed: once for a month and a profile. */
const WITH_REPEATED = `
  with net as materialized (${DIFFERENCES})
  select * from net
  union all
  select held.worker_id, held.kind, held.element, cast(:first as date), null, null, held.after
  from (${EVERYTHING}) held
  where held.element = any(:monthly)
    and not exists (select from net where net.worker_id = held.worker_id and net.element = held.element)
    and not exists (
      select from payroll_export_lines l join payroll_exports x on x.id = l.payroll_export_id
      where x.profile = :profile and x.month = :month and l.worker_id = held.worker_id
        and l.element = held.element and l.left_out is null
    )`

/** The hours of a week of those who work in a month, from the first day of theirs in it to the last; null where a contract does not tell them. */
const PLANNED = `
  select c.worker_id, 'TIME' as kind, 'plannedTime' as element, greatest(c.start_date, cast(:first as date)) as valid_from,
    least(coalesce(c.end_date, cast(:until as date)), cast(:until as date)) as valid_until, null::jsonb as before,
    case when c.is_variable_schedule is true then null
      else coalesce(p.package -> 'regimeNumerateur', p.package -> 'computeModelConfig' -> 'regimeNumerateur') end as after
  from contracts c join packages p on p.id = c.package_id
  where c.start_date <= cast(:until as date) and (c.end_date is null or c.end_date >= cast(:first as date))
    and c.corrected_by_id is null and c.signature <> 'TO_SIGN'`

const SQL: Record<PayrollMode, string> = {
  DIFFERENCES: DIFFERENCES,
  EVERYTHING,
  MONTH: PLANNED,
}

/** What a line counts: a code of pay that happens has one unit for ever. */
const UNIT = `case told.kind when 'TIME' then 'HOURS'
  when 'ELEMENT' then (select k.unit from pay_element_kinds k where k.code = told.element) end`

/** The lines of a file in their order, with whose they are. What of a person can be erased is told as it is now. */
function linesOf(input: PayrollInput, { id, layout }: PayrollProfile) {
  const monthly = elementsSent(layout, 'MONTHLY')
  const month = input.mode === 'EVERYTHING' ? null : input.month
  const repeats = input.mode === 'DIFFERENCES' && month !== null && monthly.length > 0
  const sql = `
    select w.id as "workerId", w.employee_number as "employeeNumber", w.last_name as "lastName",
      w.first_name as "firstName", told.kind, told.element, to_char(told.valid_from, 'YYYY-MM-DD') as "validFrom",
      to_char(told.valid_until, 'YYYY-MM-DD') as "validUntil", ${UNIT} as unit, nullif(told.before, 'null') as before,
      nullif(case when told.kind = 'DETAILS' then to_jsonb(w) -> f.name else told.after end, 'null') as after
    from (${repeats ? WITH_REPEATED : SQL[input.mode]}) told
    join workers w on w.id = told.worker_id
    left join worker_fields() f on told.kind = 'DETAILS' and f.field = told.element
    where told.kind = 'TIME' or told.element <> all(:never)
    order by w.sort_name, w.id, told.valid_from, told.kind, told.element`
  return { sql, bindings: bindingsOf(input, { id, never: elementsSent(layout, 'NEVER'), monthly }) }
}

function bindingsOf(
  input: PayrollInput,
  told: { id: string; never: string[]; monthly: string[] }
): Record<string, unknown> {
  const month = input.mode === 'EVERYTHING' ? null : input.month
  return {
    until: lastDayOf(input),
    first: month && `${month}-01`,
    month,
    profile: told.id,
    never: told.never,
    monthly: told.monthly,
  }
}

/** The lines that a file would have now, as a query. */
export function newLines(scope: Scope, input: PayrollInput, profile: PayrollProfile) {
  demandEverything(scope)
  const { sql, bindings } = linesOf(input, profile)
  return { toSQL: () => scope.trx.rawQuery(sql, bindings as never).toSQL() }
}

/** Keeps the lines of a file as they are now; answers how many, and of how many people. */
export async function keepLines(
  scope: Scope,
  exportId: string,
  input: PayrollInput,
  profile: PayrollProfile
): Promise<{ people: number; lines: number }> {
  demandEverything(scope)
  const { sql, bindings } = linesOf(input, profile)
  const { rows } = await scope.trx.rawQuery(
    `with lines as (${sql}), kept as (
       insert into payroll_export_lines
         (payroll_export_id, nth, worker_id, employee_number, last_name, first_name, kind, element, valid_from,
          valid_until, unit, before, after)
       select :exportId, row_number() over (), "workerId", "employeeNumber", "lastName", "firstName", kind, element,
         cast("validFrom" as date), cast("validUntil" as date), unit, before, after
       from lines returning worker_id
     )
     select count(*)::int as lines, count(distinct worker_id)::int as people from kept`,
    { ...bindings, exportId } as never
  )
  return rows[0]
}

/** Which of an export's lines are not in its file, by why. */
export async function leaveOut(
  { trx }: Scope,
  exportId: string,
  leftOut: readonly { nth: number; reason: string }[]
): Promise<void> {
  if (leftOut.length === 0) return
  await trx.rawQuery(
    `update payroll_export_lines l set left_out = told.reason
     from jsonb_to_recordset(:told) as told (nth integer, reason text)
     where l.payroll_export_id = :exportId and l.nth = told.nth`,
    { exportId, told: JSON.stringify(leftOut) }
  )
}

/** The lines that an export kept, in their order; `written` are those of its file. */
export function keptLines({ trx }: Scope, exportId: string, which: 'all' | 'written' = 'all') {
  const lines = trx
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
      trx.raw(`to_char(valid_until, 'YYYY-MM-DD') as "validUntil"`),
      'unit',
      'before',
      'after',
      'nth'
    )
  return which === 'all' ? lines : lines.whereNull('left_out')
}
