import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Worker from '../models/worker.ts'
import { allRecords, visibleWorkers } from './visible_workers.ts'

/** One worker that the actor may know of. */
export async function findWorker(scope: Scope, id: string): Promise<Result<Worker>> {
  const worker = await visibleWorkers(scope).where('id', id).first()
  return worker ? ok(worker) : fail('E_NOT_FOUND')
}

/** The same; of a record that was merged, the one it was merged into: old addresses lead there. */
export async function findWorkerOrMerged(scope: Scope, id: string): Promise<Result<Worker>> {
  const record = await allRecords(scope).where('id', id).first()
  return findWorker(scope, record?.mergedIntoId ?? id)
}
