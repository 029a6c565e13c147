import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { refusalOf } from '../domain/run_steps.ts'
import type Indexation from '../models/indexation.ts'
import { lockIndexation } from '../queries/find_indexation.ts'

/** Refuses a plan, or takes an approval back, with the reason; it can be planned again. */
export class RefuseIndexation {
  static async handle(scope: Scope, id: string, because: string): Promise<Result<Indexation>> {
    const found = await lockIndexation(scope, id)
    if (!found.ok) return found
    const run = found.value
    const refused = refusalOf(run, 'refuse')
    if (refused) return fail(refused)
    await run
      .merge({
        status: 'refused',
        refusedBy: scope.actor.kind === 'user' ? scope.actor.id : null,
        refusedAt: DateTime.now(),
        refusedBecause: because,
        approvedBy: null,
        approvedAt: null,
      })
      .save()
    await record(scope, 'indexation.refused', { type: 'indexation', id })
    return ok(run)
  }
}
