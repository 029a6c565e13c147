import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { refusalOf, type GroupStep } from '../domain/group_status.ts'
import RewardStatementGroup from '../models/reward_statement_group.ts'

/** One group of the company. */
export async function findGroup(_scope: Scope, id: string): Promise<Result<RewardStatementGroup>> {
  const group = await RewardStatementGroup.find(id)
  return group ? ok(group) : fail('E_NOT_FOUND')
}

/**
 * The same for a step, locked until the transaction ends; refused where it does not stand for that step, or changed since it
 * was read.
 *
 * @param version the one that the person saw; of a process that asks for none, undefined
 */
export async function lockGroup(
  _scope: Scope,
  id: string,
  step: GroupStep,
  version?: number
): Promise<Result<RewardStatementGroup>> {
  const group = await RewardStatementGroup.query().where('id', id).forUpdate().first()
  if (!group) return fail('E_NOT_FOUND')
  const refusal = refusalOf(group.status, step)
  if (refusal) return fail(refusal)
  if (version !== undefined && group.version !== version) return fail('E_STALE_VERSION')
  return ok(group)
}
