import { lockWorkersOf, UnindexContracts } from '#modules/contracts/index'
import { CopiesPaying } from '#modules/packages/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { holdIndexation } from '../queries/find_indexation.ts'
import { appliedLines, type LineSlice } from '../queries/lines_to_change.ts'
import type { ChangeResult } from './apply_slice.ts'
import { countDone } from './count_done.ts'
import { whatStands } from './undo_indexation.ts'

/**
 * Gives one slice of contracts back what they were, all of it in one unit of work; what something stands on by now stays
 * as it is. A slice that runs twice finds nothing left to do.
 */
export class UndoSlice {
  static async handle(scope: Scope, indexationId: string, slice: LineSlice): Promise<ChangeResult> {
    const run = await holdIndexation(scope, indexationId)
    if (run.status !== 'undoing') return { next: null, done: run.done }
    const lines = await appliedLines(scope, indexationId, slice)
    await lockWorkersOf(
      scope,
      lines.map(({ contractId }) => contractId)
    )
    const kept = new Set((await whatStands(scope, lines)).map(({ id }) => id))
    const gone = lines.filter(({ id }) => !kept.has(id))
    await scope.trx
      .from('indexation_lines')
      .whereIn(
        'id',
        gone.map(({ id }) => id)
      )
      // Else each row that goes would look for the line and write it once more.
      .update({ state: 'UNDONE', new_contract_id: null, new_package_id: null })
    await UnindexContracts.handle(scope, gone)
    await CopiesPaying.remove(
      scope,
      gone.map(({ packageId }) => packageId)
    )
    const done = await countDone(scope, indexationId, -gone.length)
    return { next: lines.length === slice.limit ? lines.at(-1)!.key : null, done }
  }
}
