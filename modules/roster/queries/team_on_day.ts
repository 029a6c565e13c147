import { visibleContracts } from '#modules/contracts/index'
import { holds } from '#modules/shared/search/holds'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'

/** Where a person stands on a day: at work, still to come, gone, or without any contract. */
export const TEAM_STANDINGS = ['ACTIVE', 'UPCOMING', 'LEFT', 'CONTACT'] as const
export type TeamStanding = (typeof TEAM_STANDINGS)[number]

/** Of whom a contract was made once. */
export const IN_TEAM: readonly TeamStanding[] = ['ACTIVE', 'UPCOMING', 'LEFT']

export const TEAM_SORTS = ['name', 'seniority'] as const
export type TeamSort = (typeof TEAM_SORTS)[number]

export interface TeamFilter {
  /** Looks in the name and the address, accents aside. */
  search?: string
  department?: string
  location?: string
  costCenter?: string
  /** The whole name of it. */
  nomFonction?: string
  standing?: TeamStanding
  /** `YYYY-MM-DD`; today unless told. */
  on: string
}

/** Where each worker with a contract stands on a day; takes the day three times. Signed or not: who began to work works. */
const STANDINGS = `
  select worker_id, case
    when bool_or(start_date <= cast(? as date) and (end_date is null or end_date >= cast(? as date))) then 'ACTIVE'
    when bool_or(start_date > cast(? as date)) then 'UPCOMING'
    else 'LEFT' end as standing
  from contracts where corrected_by_id is null group by worker_id`

/** The people whom the actor may see and the filter lets through, each with `standing` on the day, in no order. */
export function teamOnDay(scope: Scope, { on, standing, search, ...filter }: TeamFilter) {
  const query = visibleWorkers(scope).joinRaw(
    `left join (${STANDINGS}) standings on standings.worker_id = workers.id`,
    [on, on, on]
  )
  if (search) query.whereRaw(holds('search'), [search])
  if (filter.department) query.where('department_id', filter.department)
  if (filter.location) ofRecordOrContract(scope, query, on, 'contract_location_id', filter.location)
  if (filter.costCenter) ofRecordOrContract(scope, query, on, 'cost_center_id', filter.costCenter)
  if (filter.nomFonction)
    query.whereRaw(OF_FUNCTION, [filter.nomFonction, on, on, filter.nomFonction])
  if (standing === 'CONTACT') query.whereNull('standings.standing')
  else if (standing) query.where('standings.standing', standing)
  return query
}

/** The contract of the day with its package; takes the day twice. */
const HELD = `from contracts c join packages p on p.company_id = c.company_id and p.id = c.package_id
  where c.corrected_by_id is null and c.start_date <= cast(? as date)
    and (c.end_date is null or c.end_date >= cast(? as date))`

/** What the record says, or the contract of the day where it says nothing; takes the day twice. */
const FUNCTION = `coalesce(workers.nom_fonction,
  (select p.nom_fonction ${HELD} and c.worker_id = workers.id))`

/** The same as a filter, found once for all: takes the function, the day twice and the function. */
const OF_FUNCTION = `(lower(workers.nom_fonction) = lower(?) or (workers.nom_fonction is null
  and workers.id in (select c.worker_id ${HELD} and lower(p.nom_fonction) = lower(?))))`

function ofRecordOrContract(
  scope: Scope,
  query: ReturnType<typeof visibleWorkers>,
  on: string,
  column: 'contract_location_id' | 'cost_center_id',
  id: string
): void {
  query.where((either) =>
    either.where(`workers.${column}`, id).orWhere((silent) =>
      silent.whereNull(`workers.${column}`).whereIn(
        'workers.id',
        visibleContracts(scope)
          .where(column, id)
          .whereNull('corrected_by_id')
          .where('start_date', '<=', on)
          .where((end) => end.whereNull('end_date').orWhere('end_date', '>=', on))
          .select('worker_id')
      )
    )
  )
}

/** How many of each standing the rest of the filter lets through. */
export async function countTeam(
  scope: Scope,
  filter: Omit<TeamFilter, 'standing'>
): Promise<Record<TeamStanding, number>> {
  const rows = await teamOnDay(scope, filter)
    .select(scope.trx.raw(`coalesce(standings.standing, 'CONTACT') as standing`))
    .select(scope.trx.raw('count(*)::int as total'))
    .groupByRaw('1')
    .pojo<{ standing: TeamStanding; total: number }>()
  const counts = Object.fromEntries(TEAM_STANDINGS.map((each) => [each, 0]))
  for (const { standing, total } of rows) counts[standing] = total
  return counts as Record<TeamStanding, number>
}

/** The functions that people of the team have on a day, by name, for a filter to choose from. */
export async function listFunctions(scope: Scope, on: string): Promise<string[]> {
  const rows = await visibleWorkers(scope)
    .select(scope.trx.raw(`distinct ${FUNCTION} as name`, [on, on]))
    .orderBy('name')
    .limit(MOST_FUNCTIONS)
    .pojo<{ name: string | null }>()
  return rows.flatMap(({ name }) => name ?? [])
}

/** More are found by the search. */
const MOST_FUNCTIONS = 500
