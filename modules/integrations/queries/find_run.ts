import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { UNDER_WAY } from '../domain/run_states.ts'
import SyncRun from '../models/sync_run.ts'

/** One run of the company, or `E_NOT_FOUND`. */
export async function findRun(_scope: Scope, id: string): Promise<Result<SyncRun>> {
  const run = await SyncRun.find(id)
  return run ? ok(run) : fail('E_NOT_FOUND')
}

/** The same, locked until the transaction ends: each step of a run starts here. */
export async function lockRun(_scope: Scope, id: string): Promise<Result<SyncRun>> {
  const run = await SyncRun.query().where('id', id).forUpdate().first()
  return run ? ok(run) : fail('E_NOT_FOUND')
}

/** The run of a connection that is not over. */
export function runUnderWay(_scope: Scope, connectionId: string): Promise<SyncRun | null> {
  return SyncRun.query()
    .where('connection_id', connectionId)
    .whereIn('status', [...UNDER_WAY])
    .first()
}
