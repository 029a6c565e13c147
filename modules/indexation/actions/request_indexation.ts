import { record } from '#modules/shared/audit/record'
import { enqueue } from '#modules/shared/outbox/outbox'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Indexation from '../models/indexation.ts'
import { stepOfRun, type AskedStep, type FoundStep } from '../queries/step_of_run.ts'
import { visibleIndexations } from '../queries/visible_indexations.ts'

export interface RequestIndexationInput extends AskedStep {
  /** Chosen by the client, so that asking twice runs once. */
  id?: string
  /** Only to be looked at: it is never approved and changes nothing. */
  dryRun: boolean
}

/** Plans a run; the workflow `indexation` computes it in slices. Nothing of a contract changes. */
export class RequestIndexation {
  static async handle(
    scope: Scope,
    { id, ...input }: RequestIndexationInput
  ): Promise<Result<Indexation>> {
    const twin = id ? await visibleIndexations(scope).where('id', id).first() : null
    if (twin) return ok(twin)
    const step = await stepOfRun(scope, input)
    if (!step.ok) return step
    const by = scope.actor.kind === 'user' ? scope.actor.id : null
    const newId = await insertOnce(scope, 'indexations', {
      id,
      commission_paritaire: input.commissionParitaire,
      date: input.date,
      dry_run: input.dryRun,
      requested_by: by,
      planned_by: by,
      ...stepColumns(step.value),
    })
    if (!newId) {
      const other = await visibleIndexations(scope).where('id', id!).first()
      return other ? ok(other) : fail('E_CONFLICT')
    }
    const run = await visibleIndexations(scope).where('id', newId).firstOrFail()
    await enqueue(scope, 'workflow', 'indexation', `indexation/${run.id}`, { indexationId: run.id })
    await record(
      scope,
      'indexation.requested',
      { type: 'indexation', id: run.id },
      { percent: step.value.percent, assumed: step.value.event === null, dryRun: input.dryRun }
    )
    return ok(run)
  }
}

/** What a run keeps of its step, as the table names it. */
export function stepColumns(step: FoundStep) {
  return {
    percent: step.percent,
    percent_low: step.percentLow,
    event: step.event && JSON.stringify(step.event),
    period: step.period,
    used_before: step.usedBefore,
    used: step.used,
  }
}
