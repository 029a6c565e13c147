import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type RewardStatementGroup from '../models/reward_statement_group.ts'
import { lockGroup } from '../queries/find_group.ts'

/** Takes a group back: from now on its links say so and nothing else. A run under way publishes no further statement. */
export class WithdrawGroup {
  static async handle(
    scope: Scope,
    id: string,
    { version }: { version: number }
  ): Promise<Result<RewardStatementGroup>> {
    const found = await lockGroup(scope, id, 'withdraw', version)
    if (!found.ok) return found
    const group = found.value
    await group
      .merge({ status: 'WITHDRAWN', withdrawnAt: DateTime.now(), version: version + 1 })
      .save()
    await record(scope, 'reward_group.withdrawn', { type: 'reward_statement_group', id })
    return ok(group)
  }
}
