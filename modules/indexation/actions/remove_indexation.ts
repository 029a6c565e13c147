import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { refusalOf } from '../domain/run_steps.ts'
import { lockIndexation } from '../queries/find_indexation.ts'

/** Removes a run of which nothing was applied. */
export class RemoveIndexation {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const found = await lockIndexation(scope, id)
    if (!found.ok) return found
    const refused = refusalOf(found.value, 'remove')
    if (refused) return fail(refused)
    const applied = await scope.trx
      .from('indexation_lines')
      .where({ indexation_id: id, state: 'APPLIED' })
      .first()
    if (applied) return fail('E_INDEXATION_STATUS')
    await found.value.delete()
    await record(scope, 'indexation.removed', { type: 'indexation', id })
    return ok(null)
  }
}
