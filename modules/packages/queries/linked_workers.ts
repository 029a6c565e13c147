import { visibleWorkers } from '#modules/team/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Package from '../models/package.ts'

/** A person a package is simulated for. */
export interface LinkedWorker {
  id: string
  displayName: string
}

/** The workers of these packages by id; one that is gone, or that the actor may not know of, is left out. */
export async function linkedWorkers(
  scope: Scope,
  packages: readonly Package[]
): Promise<ReadonlyMap<string, LinkedWorker>> {
  const ids = packages.flatMap(({ package: { simulationWorkerId } }) => simulationWorkerId ?? [])
  if (ids.length === 0) return new Map()
  const workers = await visibleWorkers(scope).whereRaw('id::text = any(?)', [ids])
  return new Map(
    workers.map(({ id, firstName, lastName }) => [
      id,
      { id, displayName: `${firstName} ${lastName}` },
    ])
  )
}
