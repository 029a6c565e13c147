import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import { COMPUTABLE } from '../domain/run_steps.ts'
import { visibleIndexations } from '../queries/visible_indexations.ts'

/**
 * Ends the planning of a run, well with so many done, or badly. Ending it twice changes nothing, also where it was approved
 * and is being applied by now: the answer of the first may have been lost.
 */
export class CloseIndexation {
  static async handle(
    scope: Scope,
    indexationId: string,
    failure: string | null,
    done?: number
  ): Promise<void> {
    const run = await visibleIndexations(scope).where('id', indexationId).forUpdate().firstOrFail()
    if (run.finishedAt || !COMPUTABLE.includes(run.status)) return
    const status = failure ? 'failed' : run.dryRun ? 'done' : 'planned'
    await run
      .merge({ status, failure, finishedAt: DateTime.now(), done: done ?? run.done })
      .save()
    await record(
      scope,
      'indexation.finished',
      { type: 'indexation', id: indexationId },
      { done: run.done, failed: Boolean(failure) }
    )
  }
}
