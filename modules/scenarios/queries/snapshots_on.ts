import { keptRanges, ownRangeOf, ownRanges, rangeGroups } from '#modules/analytics/index'
import { withoutPeople } from '#modules/packages/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import type { Snapshot } from '../domain/person.ts'

/** Who is taken: some by their ids, or all of a joint committee or of the company. */
export interface Whom {
  workerIds?: readonly string[]
  commissionParitaire?: string
}

export interface TakenSnapshot {
  workerId: string
  contractId: string
  snapshot: Snapshot
}

/** What the people who have a contract on a day are paid and given by it; of who has none, nothing. */
export async function snapshotsOn(
  scope: Scope,
  date: string,
  { workerIds, commissionParitaire }: Whom
): Promise<TakenSnapshot[]> {
  demandEverything(scope)
  const query = scope.trx
    .query()
    .from('contracts as c')
    .joinRaw('join workers w on w.id = c.worker_id and w.merged_into_id is null')
    .joinRaw('join packages p on p.id = c.package_id')
    .whereNull('c.corrected_by_id')
    .where('c.start_date', '<=', date)
    .whereRaw('(c.end_date is null or c.end_date >= ?)', [date])
    .whereNot('c.change_type', 'END')
  if (workerIds) query.whereIn('c.worker_id', [...workerIds])
  if (commissionParitaire)
    query.whereRaw(`p.package -> 'computeModelConfig' ->> 'commissionParitaire' = ?`, [
      commissionParitaire,
    ])
  const rows = await query.orderByRaw('w.sort_name, w.id').select(
    scope.trx.raw(`distinct on (w.sort_name, w.id) w.id as "workerId", c.id as "contractId",
        coalesce(w.nom_fonction, p.nom_fonction) as "nomFonction", coalesce(w.level, '') as level,
        p.package_type as "packageType", p.date::text as date, p.worker, p.package,
        c.start_date::text as "startDate", c.end_date::text as "endDate"`)
  )
  const ranges = await rangeOfWorkers(scope)
  // Of who has no computed figures yet the company's own range is known all the same.
  const own = ownRanges(await keptRanges(scope))
  return rows.map(({ workerId, contractId, ...row }: Record<string, any>) => ({
    workerId,
    contractId,
    snapshot: {
      ...row,
      package: withoutPeople(row.package),
      range:
        ranges.get(workerId) ?? ownRangeOf(own, { nomFonction: row.nomFonction, level: row.level }),
    } as Snapshot,
  }))
}

async function rangeOfWorkers(scope: Scope) {
  const groups = await rangeGroups(scope, {})
  return new Map(
    groups.flatMap(({ range, people }) =>
      range ? people.map(({ id }) => [id, range] as const) : []
    )
  )
}
