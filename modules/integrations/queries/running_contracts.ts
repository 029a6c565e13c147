import { knownContracts } from '#modules/contracts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'

/** Those of these workers who have a contract that goes on past today. */
export async function withRunningContract(
  scope: Scope,
  workerIds: readonly string[]
): Promise<ReadonlySet<string>> {
  if (workerIds.length === 0) return new Set()
  const contracts = await knownContracts(scope, workerIds)
  const ended = new Set(
    contracts.filter(({ changeType }) => changeType === 'END').map(({ workerId }) => workerId)
  )
  return new Set(
    contracts
      .filter(
        ({ workerId, content: { endDate } }) =>
          !ended.has(workerId) && (endDate === null || endDate > today())
      )
      .map(({ workerId }) => workerId)
  )
}
