import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import WorkerExternalId from '../models/worker_external_id.ts'

/** The workers whom another program knows, by their id there. */
export async function workersByExternalId(
  scope: Scope,
  system: string
): Promise<ReadonlyMap<string, string>> {
  demandEverything(scope)
  const rows = await WorkerExternalId.query()
    .whereRaw('lower(system) = ?', [system.toLowerCase()])
    .select('identifier', 'worker_id')
  return new Map(rows.map(({ identifier, workerId }) => [identifier, workerId]))
}
