import { lawDayOf } from '#modules/analytics/index'
import type { PackageFields, PackageType, WorkerFields } from '#modules/compute/pure'
import { withoutPeople } from '#modules/packages/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { today } from '#modules/shared/values/days'
import { yearOfCost } from '../domain/groups.ts'
import type { Person, Version } from '../domain/person.ts'

/** Before every id. */
export const FIRST = '00000000-0000-0000-0000-000000000000'

/** Whom a budget is for, and the days that it reaches over. */
export interface BudgetScope {
  from: string
  until: string
  departmentIds: readonly string[] | null
  costCenterIds: readonly string[] | null
}

interface Row {
  workerId: string
  departmentId: string | null
  costCenterId: string | null
  contractId: string
  start: string
  end: string | null
  changeType: string
  gross: number | null
  fraction: number | null
  fixed: number[] | null
  costs: number[]
  variable: number[]
  benefits: number[]
  holidayPay: number[]
  yearEnd: number[]
  date: string
  packageType: PackageType
  commissionParitaire: string | null
  company: object
  worker: WorkerFields
  package: PackageFields
}

/** How many people have a contract within a budget's days; the cost centre is looked at when they are read. */
export async function countPeople(scope: Scope, of: BudgetScope): Promise<number> {
  const { rows } = await scope.trx.rawQuery(
    `select count(distinct c.worker_id)::int as people ${within(scope, of)}`,
    bindings(of)
  )
  return rows[0].people
}

/**
 * One slice of the people who have a contract within a budget's days, in the order of their ids, with their versions and
 * what is kept of each. A person stands in their own department and in the cost centre of their first version.
 *
 * @returns with the id that the next slice begins after; null once there is none
 */
export async function peopleAfter(
  scope: Scope,
  of: BudgetScope,
  after: string,
  limit: number
): Promise<{ people: Person[]; next: string | null }> {
  const { rows: ids } = await scope.trx.rawQuery(
    `select distinct c.worker_id as id ${within(scope, of)} and c.worker_id > ? order by c.worker_id limit ?`,
    [...bindings(of), after, limit]
  )
  if (ids.length === 0) return { people: [], next: null }
  const { rows } = await scope.trx.rawQuery(
    `select c.worker_id as "workerId", w.department_id as "departmentId",
       coalesce(c.cost_center_id, w.cost_center_id) as "costCenterId", c.id as "contractId",
       c.start_date::text as start, c.end_date::text as "end", c.change_type as "changeType",
       f.gross::float8 as gross, f.fraction::float8 as fraction, f.fixed, f.costs, f.variable, f.benefits,
       f.holiday_pay as "holidayPay", f.year_end as "yearEnd", p.date::text as date,
       p.package_type as "packageType", p.package -> 'computeModelConfig' ->> 'commissionParitaire' as "commissionParitaire",
       p.company, p.worker, p.package
     ${within(scope, of)} and c.worker_id = any(?) order by c.worker_id, c.start_date, c.id`,
    [...bindings(of), ids.map(({ id }: { id: string }) => id)]
  )
  const people = new Map<string, Person>()
  let before: Row | undefined
  for (const row of rows as Row[]) {
    const person = people.get(row.workerId) ?? {
      workerId: row.workerId,
      departmentId: row.departmentId,
      costCenterId: row.costCenterId,
      versions: [],
      count: 1,
    }
    person.versions.push(versionOf(row, before?.workerId === row.workerId ? before : undefined))
    people.set(row.workerId, person)
    before = row
  }
  const { costCenterIds } = of
  return {
    people: [...people.values()].filter(
      ({ costCenterId }) =>
        costCenterIds === null || (costCenterId !== null && costCenterIds.includes(costCenterId))
    ),
    next: ids.length < limit ? null : ids.at(-1).id,
  }
}

/** From where to where: contracts with their people, packages and figures. */
function within(scope: Scope, { departmentIds }: BudgetScope): string {
  demandEverything(scope)
  return `from contracts c
    join workers w on w.id = c.worker_id and w.merged_into_id is null
    join packages p on p.id = c.package_id
    left join contract_figures f on f.contract_id = c.id and f.failure is null
    where c.corrected_by_id is null and c.start_date <= ? and (c.end_date is null or c.end_date >= ?)
    ${departmentIds === null ? '' : 'and w.department_id = any(?)'}`
}

function bindings({ from, until, departmentIds }: BudgetScope) {
  return [until, from, ...(departmentIds === null ? [] : [[...departmentIds]])]
}

function versionOf(row: Row, before: Row | undefined): Version {
  const { fixed, costs, variable, benefits, holidayPay, yearEnd } = row
  return {
    contractId: row.contractId,
    start: row.start,
    end: row.end,
    step: stepOf(row, before),
    gross: row.gross === null ? null : Math.round(row.gross * 100),
    cost:
      fixed === null
        ? null
        : yearOfCost({
            remunerationsFixes: fixed,
            frais: costs,
            remunerationsVariables: variable,
            avantages: benefits,
            doublePeculeVacances: holidayPay,
            primeFinAnnee: yearEnd,
          }),
    lawDay: lawDayOf(row.start, row.end, today()),
    commissionParitaire: row.commissionParitaire,
    date: row.date,
    packageType: row.packageType,
    company: row.company,
    worker: row.worker,
    package: withoutPeople(row.package),
  }
}

/** An indexation says so; another pay at the same hours is a raise. */
function stepOf(row: Row, before: Row | undefined): Version['step'] {
  if (row.changeType === 'INDEXATION') return 'index'
  return before && row.gross !== before.gross && row.fraction === before.fraction ? 'merit' : 'mix'
}
