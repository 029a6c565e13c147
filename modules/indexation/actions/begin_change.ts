import { record } from '#modules/shared/audit/record'
import { enqueue } from '#modules/shared/outbox/outbox'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { ChangeDirection } from '../domain/run_steps.ts'
import type Indexation from '../models/indexation.ts'

/** Begins to write contracts, or to give them back; each time is a process of its own. */
export async function beginChange(
  scope: Scope,
  run: Indexation,
  direction: ChangeDirection
): Promise<Indexation> {
  const changes = run.changes + 1
  const status = direction === 'apply' ? 'applying' : 'undoing'
  const by = scope.actor.kind === 'user' ? scope.actor.id : null
  await run
    .merge({
      status,
      changes,
      finishedAt: null,
      failure: null,
      ...(direction === 'apply' ? { appliedBy: by } : { undoneBy: by }),
    })
    .save()
  await enqueue(scope, 'workflow', 'indexationChange', `indexation-change/${run.id}/${changes}`, {
    indexationId: run.id,
    direction,
  })
  await record(scope, `indexation.${status}`, { type: 'indexation', id: run.id }, { changes })
  return run
}
