import { visibleWorkers } from '#modules/team/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { isUuid } from '#modules/shared/values/is_uuid'
import type Package from '../models/package.ts'

/** A person a package is simulated for, offered to, or agreed with. */
export interface LinkedWorker {
  id: string
  displayName: string
}

/** The workers of these packages by id; one that is gone, or that the actor may not know of, is left out. */
export async function linkedWorkers(
  scope: Scope,
  packages: readonly Pick<Package, 'workerIds'>[]
): Promise<ReadonlyMap<string, LinkedWorker>> {
  // What a package holds where an id should be may be anything.
  const ids = [...new Set(packages.flatMap((row) => workerIds(row)))].filter(isUuid)
  if (ids.length === 0) return new Map()
  const workers = await visibleWorkers(scope)
    .whereIn('id', ids)
    .select('id', 'first_name', 'last_name')
  return new Map(
    workers.map(({ id, firstName, lastName }) => [
      id,
      { id, displayName: `${firstName} ${lastName}` },
    ])
  )
}

/** Whom a package is about, where a worker is linked. */
export function workerOf(
  row: Pick<Package, 'workerIds'>,
  workers: ReadonlyMap<string, LinkedWorker>
): LinkedWorker | null {
  const known = workerIds(row).find((id) => workers.has(id))
  return known === undefined ? null : workers.get(known)!
}

/** By contract first, then offered to, then simulated for: the column has them the other way round. */
function workerIds(row: Pick<Package, 'workerIds'>): string[] {
  return row.workerIds.toReversed()
}
