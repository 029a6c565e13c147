import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Worker from '../models/worker.ts'
import { visibleWorkers } from './visible_workers.ts'

/**
 * One worker that the actor may know of, locked until the transaction ends: who writes several rows of a person begins
 * here, so that two of them wait for each other and none for a row that only names the worker.
 */
export async function lockWorker(scope: Scope, id: string): Promise<Result<Worker>> {
  const query = visibleWorkers(scope).where('id', id)
  query.knexQuery.forNoKeyUpdate()
  const worker = await query.first()
  return worker ? ok(worker) : fail('E_NOT_FOUND')
}

/** The same of several, in the one order in which all lock them; refused where one of them is not there. */
export async function lockWorkers(scope: Scope, ids: readonly string[]): Promise<Result<null>> {
  const query = visibleWorkers(scope)
    .select('id')
    .whereIn('id', [...ids])
    .orderBy('id')
  query.knexQuery.forNoKeyUpdate()
  return (await query).length === new Set(ids).size ? ok(null) : fail('E_NOT_FOUND')
}
