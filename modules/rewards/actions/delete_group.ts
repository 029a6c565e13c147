import { record } from '#modules/shared/audit/record'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { lockGroup } from '../queries/find_group.ts'

/** Deletes a draft. What was published is taken back, and stays. */
export class DeleteGroup {
  static async handle(scope: Scope, id: string): Promise<Result<null>> {
    const found = await lockGroup(scope, id, 'delete')
    if (!found.ok) return found
    await found.value.delete()
    await record(scope, 'reward_group.deleted', { type: 'reward_statement_group', id })
    return ok(null)
  }
}
