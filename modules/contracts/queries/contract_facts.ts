import { packageHeadlines } from '#modules/packages/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { WorkerContracts, type WorkerContract } from '#modules/team/index'
import { today } from '#modules/shared/values/days'
import type Contract from '../models/contract.ts'
import { visibleContracts } from './visible_contracts.ts'

/** How each of these contracts is answered: whether it runs today, with its package, all packages read at once. */
export async function showingPackages(
  scope: Scope,
  contracts: readonly Contract[],
  readsPackages: boolean
): Promise<(contract: Contract) => WorkerContract> {
  const ids = readsPackages ? contracts.map(({ packageId }) => packageId) : []
  const packages = await packageHeadlines(scope, ids)
  const day = today()
  return ({ id, packageId, startDate, endDate }) => {
    const startDateStr = startDate.toISODate()!
    const endDateStr = endDate?.toISODate() ?? null
    return {
      id,
      isCurrent: startDateStr <= day && (endDateStr === null || endDateStr >= day),
      packageId,
      package: packages.get(packageId) ?? null,
      startDateStr,
      endDateStr,
    }
  }
}

/** Answers the list of workers with their contracts. */
export class ContractsOfWorkers extends WorkerContracts {
  async of(scope: Scope, workerIds: readonly string[], readsPackages: boolean) {
    const contracts = await visibleContracts(scope)
      .whereIn('worker_id', [...workerIds])
      .orderBy('start_date', 'desc')
      .orderBy('id', 'desc')
    const show = await showingPackages(scope, contracts, readsPackages)
    const byWorker = Map.groupBy(contracts, ({ workerId }) => workerId)
    return new Map([...byWorker].map(([workerId, own]) => [workerId, own.map(show)]))
  }
}
