import { visibleContracts } from '#modules/contracts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { daysBetween } from '#modules/shared/values/days'
import type { Reduction } from '../domain/figures_of_contract.ts'
import { FILTERS, type AnalyticsFilter } from '../domain/analytics_filter.ts'

/** A person who works on a day, with what they are paid and cost; EUR, a month where nothing else is said. */
export interface Person {
  id: string
  name: string
  contractId: string
  departmentId: string | null
  department: string | null
  locationId: string | null
  costCenterId: string | null
  nomFonction: string
  level: string
  gender: string | null
  dateOfBirth: string | null
  /** Years since the start of seniority. */
  years: number
  fraction: number
  gross: number
  /** At full time: what is compared. */
  pay: number
  /** Of a year. */
  grossYear: number
  totalCash: number
  employerCost: number
  reductions: Reduction[]
}

const DAYS_OF_YEAR = 365.25

/** The columns behind a filter; a person's own place stands in for that of the contract where that has none. */
export const peopleFilterColumns: Record<(typeof FILTERS)[number], string> = {
  department: 'w.department_id::text',
  location: 'coalesce(c.contract_location_id, w.contract_location_id)::text',
  costCenter: 'coalesce(c.cost_center_id, w.cost_center_id)::text',
  nomFonction: 'coalesce(w.nom_fonction, p.nom_fonction)',
  level: `coalesce(w.level, '')`,
}

/**
 * The contracts that the scope may see and that hold on a day, as `c`. Found first, and what belongs to each is looked up by
 * its key (`offset 0` keeps it so): a planner that does not know the tables yet, as in the first minute of a database, joins
 * all with all and takes minutes for sixty people.
 */
function held(scope: Scope, day: string) {
  const contracts = visibleContracts(scope)
    .whereNull('corrected_by_id')
    .where('start_date', '<=', day)
    .where((end) => end.whereNull('end_date').orWhere('end_date', '>=', day))
    .select('id', 'worker_id', 'package_id', 'contract_location_id', 'cost_center_id')
  return scope.trx.query().withMaterialized('held', contracts).from('held as c')
}

/** The person of the contract `c` and its package, as `w` and `p`. */
export const PERSON_OF_CONTRACT = `cross join lateral (select * from workers where id = c.worker_id offset 0) w
  cross join lateral (select nom_fonction from packages where id = c.package_id offset 0) p`

/** The figures of the contract `c`, as `f`; of one whose figures are not computed, none. */
export const FIGURES_OF_CONTRACT =
  'cross join lateral (select * from contract_figures where contract_id = c.id and failure is null offset 0) f'

/**
 * The people whom the scope may see and whose contract holds on a day, by name; of those whose figures are not computed,
 * none. Of a person with several versions the one of that day counts.
 */
export async function peopleOn(
  scope: Scope,
  day: string,
  filter: AnalyticsFilter = {}
): Promise<Person[]> {
  const query = held(scope, day)
    .joinRaw(PERSON_OF_CONTRACT)
    .joinRaw(FIGURES_OF_CONTRACT)
    .joinRaw('left join departments d on d.id = w.department_id')
    .orderByRaw('w.sort_name, w.id')
  for (const name of FILTERS)
    if (filter[name] !== undefined)
      query.whereRaw(`${peopleFilterColumns[name]} = ?`, [filter[name]])
  const rows = await query.select(
    scope.trx.raw(`w.id, w.first_name || ' ' || w.last_name as name, c.id as "contractId",
      w.department_id as "departmentId", d.name as department, ${peopleFilterColumns.location} as "locationId",
      ${peopleFilterColumns.costCenter} as "costCenterId", ${peopleFilterColumns.nomFonction} as "nomFonction", ${peopleFilterColumns.level} as level,
      w.gender, w.date_of_birth::text as "dateOfBirth",
      coalesce(w.start_of_seniority, (select min(o.start_date) from contracts o
        where o.worker_id = w.id and o.corrected_by_id is null))::text as since,
      f.fraction::float8 as fraction, f.gross::float8 as gross, f.full_time_gross::float8 as pay,
      f.gross_year::float8 as "grossYear", f.total_cash::float8 as "totalCash",
      f.employer_cost::float8 as "employerCost", f.reductions`)
  )
  return rows.map(({ since, ...row }) => ({
    ...row,
    years: Math.max(0, daysBetween(since, day) / DAYS_OF_YEAR),
  }))
}

/** Full-time pay by person on a day, for what changed since. */
export async function payOn(scope: Scope, day: string): Promise<Map<string, number>> {
  const rows = await held(scope, day)
    .joinRaw(FIGURES_OF_CONTRACT)
    .select(scope.trx.raw('c.worker_id as id, f.full_time_gross::float8 as pay'))
  return new Map(rows.map(({ id, pay }) => [id, pay]))
}

/** Who of the people that the scope may see left within a time, and how many worked at its ends. */
export async function movement(
  scope: Scope,
  from: string,
  until: string
): Promise<{ leavers: number; atStart: number; atEnd: number }> {
  const { sql, bindings } = visibleContracts(scope)
    .whereNull('corrected_by_id')
    .select('worker_id', 'start_date', 'end_date')
    .toSQL()
  const { rows } = await scope.trx.rawQuery(
    `with runs as materialized (${sql}),
      at_start as (select distinct worker_id from runs where start_date <= ? and (end_date is null or end_date >= ?)),
      at_end as (select distinct worker_id from runs where start_date <= ? and (end_date is null or end_date >= ?)),
      during as (select distinct worker_id from runs where start_date <= ? and (end_date is null or end_date >= ?))
     select (select count(*) from at_start)::int as "atStart", (select count(*) from at_end)::int as "atEnd",
       (select count(*) from during where worker_id not in (select worker_id from at_end))::int as leavers`,
    [...(bindings ?? []), from, from, until, until, until, from] as never
  )
  return rows[0]
}
