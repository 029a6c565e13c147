import { record } from '#modules/shared/audit/record'
import { enqueue } from '#modules/shared/outbox/outbox'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { refusalOf } from '../domain/run_steps.ts'
import type Indexation from '../models/indexation.ts'
import { lockIndexation } from '../queries/find_indexation.ts'
import { stepOfRun } from '../queries/step_of_run.ts'
import { visibleIndexations } from '../queries/visible_indexations.ts'
import { stepColumns } from './request_indexation.ts'

/**
 * Plans a run once more: with the contracts as they are now, and the index as it is known now. Who does it has planned it;
 * an approval of before counts no more, and what was answered of a contract that changed is asked again.
 */
export class PlanAgain {
  static async handle(scope: Scope, id: string): Promise<Result<Indexation>> {
    const found = await lockIndexation(scope, id)
    if (!found.ok) return found
    const run = found.value
    const refused = refusalOf(run, 'replan')
    if (refused) return fail(refused)
    const date = run.date.toISODate()!
    const { commissionParitaire } = run
    const asked = {
      commissionParitaire,
      date,
      ...(run.event ? {} : { percent: Number(run.percent) }),
    }
    const step = await stepOfRun(scope, asked)
    if (!step.ok) return step
    const plans = run.plans + 1
    await visibleIndexations(scope)
      .where('id', id)
      .update({
        ...stepColumns(step.value),
        status: 'waiting',
        plans,
        planned_by: scope.actor.kind === 'user' ? scope.actor.id : null,
        done: 0,
        failure: null,
        finished_at: null,
        approved_by: null,
        approved_at: null,
        four_eyes: true,
        refused_by: null,
        refused_at: null,
        refused_because: '',
      })
    await enqueue(scope, 'workflow', 'indexation', `indexation/${id}/${plans}`, {
      indexationId: id,
    })
    await record(scope, 'indexation.planned_again', { type: 'indexation', id }, { plans })
    return ok(await visibleIndexations(scope).where('id', id).firstOrFail())
  }
}
