import { DateTime } from 'luxon'
import type { Scope } from '#modules/shared/tenancy/scope'
import { unwrap } from '#modules/shared/result'
import { lockRun } from '../queries/find_run.ts'

/** Begins a run, or goes on with one; false where there is nothing to go on with. */
export class OpenSync {
  static async handle(scope: Scope, runId: string): Promise<{ goesOn: boolean }> {
    const run = unwrap(await lockRun(scope, runId))
    if (run.status === 'WAITING')
      await run.merge({ status: 'RUNNING', startedAt: DateTime.now() }).save()
    return { goesOn: run.status === 'RUNNING' }
  }
}
