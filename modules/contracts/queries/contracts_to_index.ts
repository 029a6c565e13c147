import { laneBindings, laneSql, type Lane } from '#modules/shared/tenancy/lane'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import type { PackageInput } from '#modules/packages/index'
import type { ContractChangeType, ContractSignature } from '../domain/contract_kinds.ts'

/** The versions of one joint committee that hold on a day; with `coming` those too that begin later. */
export interface IndexedOn {
  /** YYYY-MM-DD */
  date: string
  commissionParitaire: string
  coming?: boolean
}

/** A version that an index may be about, with what its package is computed from. */
export interface ContractToIndex {
  contractId: string
  workerId: string
  departmentId: string | null
  changeType: ContractChangeType
  signature: ContractSignature
  /** Days YYYY-MM-DD. */
  signedOn: string | null
  startDate: string
  endDate: string | null
  packageId: string
  /** A later version that stands on it. */
  followerId: string | null
  /** Another one once the contract, its days, its package or what follows it has changed. */
  stamp: string
  input: PackageInput
}

/** How many there are. */
export async function countContractsToIndex(scope: Scope, input: IndexedOn): Promise<number> {
  demandEverything(scope)
  const { rows } = await scope.trx.rawQuery(
    `select count(*)::int as total ${fromOf(input)}`,
    bindings(input)
  )
  return rows[0].total
}

/**
 * One slice, in the order of their ids: `limit` versions of a lane, or of all, after the id `after`. One read for the whole slice, no models:
 * a run takes a hundred thousand of them.
 */
export async function contractsToIndex(
  scope: Scope,
  input: IndexedOn & { after: string | null; limit: number; lane?: Lane }
): Promise<ContractToIndex[]> {
  demandEverything(scope)
  const { rows } = await scope.trx.rawQuery(
    `select c.id, c.worker_id, w.department_id, c.change_type, c.signature, c.signed_on::text, c.start_date::text,
       c.end_date::text, c.package_id, n.id as follower_id, ${STAMP} as stamp,
       p.nom_fonction, p.package_type, p.package_category, p.worker, p.package
     ${fromOf(input, 'contracts', ONE_BY_ONE)} and ${laneSql('c.worker_id')} and c.id > cast(:after as uuid) order by c.id limit :limit`,
    {
      ...bindings(input),
      ...laneBindings(input.lane),
      after: input.after ?? FIRST,
      limit: input.limit,
    }
  )
  return rows.map((row: Record<string, any>) => ({
    contractId: row.id,
    workerId: row.worker_id,
    departmentId: row.department_id,
    changeType: row.change_type,
    signature: row.signature,
    signedOn: row.signed_on,
    startDate: row.start_date,
    endDate: row.end_date,
    packageId: row.package_id,
    followerId: row.follower_id,
    stamp: row.stamp,
    input: {
      nomFonction: row.nom_fonction,
      packageType: row.package_type,
      packageCategory: row.package_category,
      date: input.date,
      worker: row.worker,
      package: row.package,
    },
  }))
}

/**
 * For another query over the same versions: `id`, `stamp`, `end_date`, `package_id` and `follower_id` of each.
 *
 * @param ids only these of them
 */
export function stampsOfContracts(
  input: IndexedOn,
  ids?: readonly string[]
): { sql: string; bindings: Record<string, string | string[]> } {
  return {
    sql: `select c.id, ${STAMP} as stamp, c.end_date::text as end_date, c.package_id, n.id as follower_id ${fromOf(input, ids ? THESE : 'contracts')}`,
    bindings: { ...bindings(input), ...(ids && { ids: [...ids] }) },
  }
}

/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

const STAMP = `md5(concat_ws('|', c.version, c.signature, c.start_date, c.end_date, c.package_id, p.version, n.id))`

/** The worker and the package of a version. */
const JOINED = `
  join workers w on w.company_id = c.company_id and w.id = c.worker_id
  join packages p on p.company_id = c.company_id and p.id = c.package_id`

/**
 * The same for a slice, read along the versions: while PostgreSQL does not know yet how many workers there are it goes through all
 * of them for each slice, which takes the square of the people. The offsets keep it from that.
 */
const ONE_BY_ONE = `
  join lateral (
    select * from workers w where w.company_id = c.company_id and w.id = c.worker_id offset 0
  ) w on true
  join lateral (
    select * from packages p where p.company_id = c.company_id and p.id = c.package_id offset 0
  ) p on true`

/** `cast(…)`, because knex reads `:date::date` as the name of a column. */
const from = (versions: string, joined: string) => `
  from ${versions} c ${joined}
  left join lateral (
    select f.id from contracts f
    where f.company_id = c.company_id and f.previous_id = c.id and f.corrected_by_id is null
      and f.change_type <> 'CORRECTION' limit 1
  ) n on true
  where c.corrected_by_id is null
    and p.commission_paritaire = :commission`

/** The offset keeps the planner from reading the packages of the whole company for a slice of it. */
const THESE = '(select * from contracts where id = any(:ids) offset 0)'

function fromOf({ coming }: IndexedOn, versions = 'contracts', joined = JOINED): string {
  const holds = `c.start_date <= cast(:date as date) and (c.end_date is null or c.end_date >= cast(:date as date))`
  return `${from(versions, joined)} and (${coming ? `${holds} or c.start_date > cast(:date as date)` : holds})`
}

function bindings({ date, commissionParitaire }: IndexedOn) {
  return { date, commission: commissionParitaire }
}
