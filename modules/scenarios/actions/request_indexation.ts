import { record } from '#modules/shared/audit/record'
import { enqueue } from '#modules/shared/outbox/outbox'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Indexation from '../models/indexation.ts'
import { visibleIndexations } from '../queries/visible_indexations.ts'

export interface RequestIndexationInput {
  /** Chosen by the client, so that asking twice runs once. */
  id?: string
  /** Percent added to gross pay: 2.21 is 2.21 %. */
  percent: number
  commissionParitaire: string
  /** The day whose law and contracts apply. */
  date: string
  dryRun: true
}

/** Enqueues a run; the workflow `indexation` carries it out in slices. */
export class RequestIndexation {
  static async handle(
    scope: Scope,
    { id, ...input }: RequestIndexationInput
  ): Promise<Result<Indexation>> {
    const newId = await insertOnce(scope, 'indexations', {
      id,
      percent: input.percent,
      commission_paritaire: input.commissionParitaire,
      date: input.date,
      dry_run: input.dryRun,
      requested_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    if (!newId) {
      const twin = await visibleIndexations(scope).where('id', id!).first()
      return twin ? ok(twin) : fail('E_CONFLICT')
    }
    const run = await visibleIndexations(scope).where('id', newId).firstOrFail()
    await enqueue(scope, 'workflow', 'indexation', `indexation/${run.id}`, { indexationId: run.id })
    await record(
      scope,
      'indexation.requested',
      { type: 'indexation', id: run.id },
      { percent: input.percent }
    )
    return ok(run)
  }
}
