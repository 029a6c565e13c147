import { DateTime } from 'luxon'
import { askForFigures } from '#modules/contracts/index'
import { record } from '#modules/shared/audit/record'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { ChangeDirection } from '../domain/run_steps.ts'
import type Indexation from '../models/indexation.ts'
import { lockIndexation } from '../queries/find_indexation.ts'
import { appliedLines } from '../queries/lines_to_change.ts'

const PARTS = 10_000

/** Ends a change of contracts: what is left to do stands in the run, and can be begun again. */
export class CloseChange {
  static async handle(
    scope: Scope,
    indexationId: string,
    direction: ChangeDirection,
    failure: string | null
  ): Promise<void> {
    const found = await lockIndexation(scope, indexationId)
    if (!found.ok) return
    const run = found.value
    if (run.status !== (direction === 'apply' ? 'applying' : 'undoing')) return
    const finished = { finishedAt: DateTime.now(), failure }
    if (direction === 'apply')
      await run
        .merge(
          failure === null
            ? { ...finished, status: 'applied', appliedAt: DateTime.now() }
            : { ...finished, status: 'approved' }
        )
        .save()
    else await endUndoing(scope, run, failure)
    if (failure === null && direction === 'apply') await recordApplied(scope, run)
    await record(
      scope,
      direction === 'apply' ? 'indexation.applied' : 'indexation.undone',
      { type: 'indexation', id: indexationId },
      { done: run.done, failed: failure !== null }
    )
  }
}

async function endUndoing(scope: Scope, run: Indexation, failure: string | null): Promise<void> {
  const [left] = await appliedLines(scope, run.id, { after: '', limit: 1 })
  // What came to stand on a contract in these seconds keeps it; the rest is back, and undoing can be tried again.
  const isUndone = failure === null && !left
  await run
    .merge({
      status: isUndone ? 'undone' : 'applied',
      failure: isUndone ? null : (failure ?? 'Something came to stand on a contract meanwhile'),
      finishedAt: DateTime.now(),
      ...(isUndone ? { undoneAt: DateTime.now() } : {}),
    })
    .save()
  if (isUndone) await scope.trx.from('moderation_uses').where('indexation_id', run.id).delete()
}

/** What of the 2 % is used from now on, by committee and period; and the figures of the new versions. */
async function recordApplied(scope: Scope, run: Indexation): Promise<void> {
  await askForFigures(scope, `indexation/${run.id}/${run.changes}`)
  if (run.period === null) return
  const before = Number(run.usedBefore)
  await scope.trx
    .insertQuery()
    .table('moderation_uses')
    .insert({
      indexation_id: run.id,
      commission_paritaire: run.commissionParitaire,
      period: run.period,
      day: run.date.toISODate(),
      used_before: before,
      used_after: Math.round((before + Number(run.used)) * PARTS) / PARTS,
    })
    .onConflict(['company_id', 'indexation_id'])
    .merge()
}
