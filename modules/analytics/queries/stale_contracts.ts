import { demandEverything } from '#modules/shared/tenancy/visibility'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import type { ContractPackage } from '../domain/figures_of_contract.ts'
import { LAW_DAY_SQL, lawIntervals, lawOn } from '../domain/law_day.ts'

/** A version whose figures are missing, or were computed with a law that counts no more. */
export interface StaleContract extends ContractPackage {
  contractId: string
  packageId: string
  packageVersion: number
  /** The day whose law counts, `YYYY-MM-DD`. */
  lawDay: string
}

/** Each law set with its days, as rows of SQL. */
function laws(): { sql: string; bindings: string[] } {
  const intervals = lawIntervals()
  return {
    sql: `laws (hash, first, last) as (values ${intervals
      .map(() => '(?::text, ?::date, ?::date)')
      .join(', ')})`,
    bindings: intervals.flatMap(({ hash, from, until }) => [hash, from, until]),
  }
}

/** Every version that was not corrected, with the day whose law counts for it. */
function followed(versions = 'contracts') {
  const { sql, bindings } = laws()
  return {
    sql: `with ${sql},
      followed as (
        select c.id, c.package_id, ${LAW_DAY_SQL} as law_day
        from ${versions} c where c.corrected_by_id is null
      )`,
    bindings: [...bindings, today(), today()],
  }
}

const JOINED = `from followed
  left join laws on followed.law_day between laws.first and laws.last
  join packages p on p.id = followed.package_id
  left join contract_figures f on f.contract_id = followed.id`
const IS_STALE = `(f.id is null or f.law_hash is distinct from laws.hash
  or f.package_id <> p.id or f.package_version <> p.version)`

/** Versions that are looked at to find the next stale ones: among a hundred thousand that are ready, all of them took seconds. */
const LOOKED_AT = 2_000

/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * The next of them in the order of their ids, with what they are computed from; fewer than the limit, or none, where the next
 * versions are ready.
 *
 * @param after the last id that was looked at
 * @returns `next` is the last id that was looked at, `null` at the end
 */
export async function staleContracts(
  scope: Scope,
  limit: number,
  after: string | null,
  lookedAt = LOOKED_AT
): Promise<{ contracts: StaleContract[]; next: string | null }> {
  demandEverything(scope)
  const from = after ?? FIRST
  const { sql, bindings } = followed(`(select * from contracts where id > ? order by id limit ?)`)
  const { rows } = await scope.trx.rawQuery(
    `${sql}
     select followed.id as "contractId", followed.law_day::text as "lawDay", p.date::text as date,
       p.id as "packageId", p.version as "packageVersion", p.package_type as "packageType", p.company, p.worker, p.package
     ${JOINED}
     where ${IS_STALE} order by followed.id limit ?`,
    [...bindings, from, lookedAt, limit]
  )
  if (rows.length === limit) return { contracts: rows, next: rows.at(-1).contractId }
  const { rows: last } = await scope.trx.rawQuery(
    'select id from contracts where id > ? order by id offset ? limit 1',
    [from, lookedAt - 1]
  )
  return { contracts: rows, next: last[0]?.id ?? null }
}

/** How far the figures of the company are. */
export interface FiguresState {
  total: number
  /** Computed with the law that counts. */
  ready: number
  /** Computed with another law, and shown until they are computed again. */
  stale: number
  /** Not computed yet: analytics leave them out, and say so. */
  missing: number
  /** The law refuses their package: left out, too. */
  failed: number
  /** The law set of today. */
  lawSet: string
}

export async function figuresState(scope: Scope): Promise<FiguresState> {
  const { sql, bindings } = followed()
  const { rows } = await scope.trx.rawQuery(
    `${sql}
     select count(*)::int as total,
       count(*) filter (where not ${IS_STALE} and f.failure is null)::int as ready,
       count(*) filter (where f.id is not null and ${IS_STALE})::int as stale,
       count(*) filter (where f.id is null)::int as missing,
       count(*) filter (where not ${IS_STALE} and f.failure is not null)::int as failed
     ${JOINED}`,
    bindings
  )
  return { ...rows[0], lawSet: lawOn(today(), lawIntervals()).id }
}
