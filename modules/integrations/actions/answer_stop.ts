import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type SyncRun from '../models/sync_run.ts'
import { lockRun } from '../queries/find_run.ts'
import { startRun } from './request_sync.ts'

/** Lets a run go on that would propose the end of many, or leaves it where it stopped. */
export class AnswerStop {
  static async handle(scope: Scope, runId: string, goesOn: boolean): Promise<Result<SyncRun>> {
    const found = await lockRun(scope, runId)
    if (!found.ok) return found
    const run = found.value
    if (run.status !== 'ASKING') return fail('E_SYNC_ANSWERED')
    const subject = { type: 'sync_run', id: runId }
    await record(scope, goesOn ? 'sync.let_go_on' : 'sync.stopped', subject, { ends: run.ends })
    if (!goesOn) {
      await run.merge({ status: 'STOPPED', finishedAt: DateTime.now() }).save()
      return ok(run)
    }
    // Counted anew as it goes on.
    const resumed = run.resumed + 1
    await run.merge({ status: 'RUNNING', endsAllowed: true, ends: 0, resumed }).save()
    await startRun(scope, { id: runId, resumed })
    return ok(run)
  }
}
