import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleIndexations } from '../queries/visible_indexations.ts'

/** Ends the planning of a run, well or badly. Ending it twice changes nothing. */
export class CloseIndexation {
  static async handle(scope: Scope, indexationId: string, failure: string | null): Promise<void> {
    const run = await visibleIndexations(scope).where('id', indexationId).forUpdate().firstOrFail()
    if (run.finishedAt) return
    const status = failure ? 'failed' : run.dryRun ? 'done' : 'planned'
    await run.merge({ status, failure, finishedAt: DateTime.now() }).save()
    await record(
      scope,
      'indexation.finished',
      { type: 'indexation', id: indexationId },
      { done: run.done, failed: Boolean(failure) }
    )
  }
}
