import { findCompany } from '#modules/accounts/index'
import {
  FIRST_DAY,
  isPresetOn,
  LAST_DAY,
  listedCommittee,
  type FactMeasure,
  type IndexData,
  type LawPreset,
} from '#modules/compute/pure'
import { withoutPeople } from '#modules/packages/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { daysAfter, today } from '#modules/shared/values/days'
import { newYearIndex, newYearOf, type NewYear, type NewYearIndex } from '../domain/new_year.ts'
import type { Snapshot } from '../domain/person.ts'

export interface NewYearInput {
  /** The coming one unless told. */
  year?: number
  preset?: LawPreset
  /** Percents that are supposed, by committee. */
  assumed?: ReadonlyMap<string, number>
  page?: number
  perPage?: number
}

/** A committee of the company's people, with its index of the day and the facts of the sector that start on it. */
export interface NewYearCommittee {
  commissionParitaire: string | null
  people: number
  index: NewYearIndex
  facts: { key: string; measure: FactMeasure; before: number | null; after: number }[]
}

export interface NewYearRow {
  workerId: string
  firstName: string
  lastName: string
  commissionParitaire: string | null
  change: NewYear | null
  failure: string | null
}

/** A contract of the worker holds on a day. */
const HELD = `exists (select 1 from contracts c where c.worker_id = w.id and c.corrected_by_id is null
  and c.change_type <> 'END' and c.start_date <= ? and (c.end_date is null or c.end_date >= ?))`

/**
 * What 1 January changes for everybody who has a contract on it and on the day before: the law, the index of their
 * committee, the facts of their sector. Who comes or leaves then is counted and not listed.
 *
 * @param data what is known of the index
 */
export async function newYear(
  scope: Scope,
  data: IndexData,
  { year = nextYear(), preset, assumed, page = 1, perPage = 25 }: NewYearInput
) {
  demandEverything(scope)
  const day = `${year}-01-01`
  const eve = daysAfter(day, -1)
  if (eve < FIRST_DAY || day > LAST_DAY) return fail('E_SCENARIO_OUTSIDE_LAW')
  if (preset && !isPresetOn(preset, day)) return fail('E_SCENARIO_OUTSIDE_LAW')
  const indexOf = (committee: string | null) =>
    newYearIndex(data, committee, day, committee === null ? undefined : assumed?.get(committee))
  const counts = await countsByCommittee(scope, day, eve)
  const people = await peopleOf(scope, day, eve, page, perPage)
  const { effectif, assuranceLoiTaux } = await findCompany(scope)
  const found = await snapshotsOf(
    scope,
    day,
    people.map(({ workerId }) => workerId)
  )
  const rows = people.flatMap((person): NewYearRow[] => {
    const snapshot = found.get(person.workerId)
    if (!snapshot) return []
    const committee = snapshot.package.computeModelConfig.commissionParitaire ?? null
    const company = { effectif, assuranceLoiTaux }
    const told = newYearOf(snapshot, company, { day, eve, preset }, indexOf(committee))
    const row = { ...person, commissionParitaire: committee }
    return 'failure' in told
      ? [{ ...row, change: null, failure: told.failure }]
      : [{ ...row, change: told, failure: null }]
  })
  return ok({
    day,
    eve,
    preset: preset ?? null,
    committees: counts.map(({ commissionParitaire, people: count }) => ({
      ...{ commissionParitaire, people: count },
      index: indexOf(commissionParitaire),
      facts: factsFrom(commissionParitaire, day),
    })),
    around: await around(scope, day, eve),
    ...{ rows, page, perPage, estimated: false },
    total: counts.reduce((sum, { people: count }) => sum + count, 0),
  }) satisfies Result<unknown>
}

function nextYear(): number {
  return Math.min(Number(today().slice(0, 4)) + 1, Number(LAST_DAY.slice(0, 4)))
}

async function peopleOf(scope: Scope, day: string, eve: string, page: number, perPage: number) {
  return (await workersHeld(scope, day, eve)
    .select('w.id as workerId', 'w.first_name as firstName', 'w.last_name as lastName')
    .orderByRaw('w.sort_name, w.id')
    .offset((page - 1) * perPage)
    .limit(perPage)) as Pick<NewYearRow, 'workerId' | 'firstName' | 'lastName'>[]
}

function workersHeld(scope: Scope, day: string, eve: string) {
  return scope.trx
    .query()
    .from('workers as w')
    .whereNull('w.merged_into_id')
    .whereRaw(HELD, [day, day])
    .whereRaw(HELD, [eve, eve])
}

async function countsByCommittee(scope: Scope, day: string, eve: string) {
  const of = scope.trx.raw(
    `(select p.package -> 'computeModelConfig' ->> 'commissionParitaire' from contracts c
      join packages p on p.id = c.package_id
      where c.worker_id = w.id and c.corrected_by_id is null and c.change_type <> 'END'
        and c.start_date <= ? and (c.end_date is null or c.end_date >= ?)
      order by c.start_date desc, c.id limit 1) as "commissionParitaire"`,
    [day, day]
  )
  const rows: { commissionParitaire: string | null; people: string }[] = await scope.trx
    .query()
    .from(workersHeld(scope, day, eve).select(of).as('held'))
    .groupBy('commissionParitaire')
    .select('commissionParitaire')
    .count('* as people')
    .orderByRaw('count(*) desc, "commissionParitaire" nulls last')
  return rows.map(({ commissionParitaire, people }) => ({
    commissionParitaire,
    people: Number(people),
  }))
}

/** What people are paid and given by the contract that holds on a day; of ranges nothing is asked here. */
async function snapshotsOf(scope: Scope, day: string, workerIds: readonly string[]) {
  const rows = await scope.trx
    .query()
    .from('contracts as c')
    .joinRaw('join packages p on p.id = c.package_id')
    .whereIn('c.worker_id', [...workerIds])
    .whereNull('c.corrected_by_id')
    .whereNot('c.change_type', 'END')
    .where('c.start_date', '<=', day)
    .whereRaw('(c.end_date is null or c.end_date >= ?)', [day])
    .orderByRaw('c.start_date, c.id')
    .select(
      scope.trx
        .raw(`c.worker_id as "workerId", p.package_type as "packageType", p.date::text as date,
        p.nom_fonction as "nomFonction", p.worker, p.package, c.start_date::text as "startDate",
        c.end_date::text as "endDate"`)
    )
  return new Map(
    rows.map(({ workerId, ...row }: Record<string, any>) => {
      const snapshot = { ...row, level: '', range: null, package: withoutPeople(row.package) }
      return [workerId as string, snapshot as unknown as Snapshot] as const
    })
  )
}

/** People who have a contract on one of the two days only. */
async function around(scope: Scope, day: string, eve: string): Promise<number> {
  const [{ total }] = await scope.trx
    .query()
    .from('workers as w')
    .whereNull('w.merged_into_id')
    .whereRaw(`${HELD} <> ${HELD}`, [day, day, eve, eve])
    .count('* as total')
  return Number(total)
}

/** Facts of a sector that start on a day. */
function factsFrom(committee: string | null, day: string): NewYearCommittee['facts'] {
  const facts = committee === null ? [] : (listedCommittee(committee)?.facts ?? [])
  return facts.flatMap(({ key, measure, values }) => {
    const at = values.findIndex(({ from }) => from === day)
    const after = values[at]?.value ?? null
    const before = values[at - 1]?.value ?? null
    return after === null || after === before ? [] : [{ key, measure, before, after }]
  })
}
