import app from '@adonisjs/core/services/app'
import { packageHeadlines } from '#modules/packages/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { namesOf, WorkerContracts } from '#modules/team/index'
import { today } from '#modules/shared/values/days'
import { isCurrentOn, standingOn } from '../domain/contract_standing.ts'
import type Contract from '../models/contract.ts'
import { ContractCasefiles } from '../ports/contract_casefiles.ts'
import { standingFacts } from './standing_today.ts'
import { visibleContracts } from './visible_contracts.ts'

/** How each of these contracts is answered: with its package, its place and its casefiles, each read at once for all. */
export async function showingContract(
  scope: Scope,
  contracts: readonly Contract[],
  readsPackages: boolean
) {
  const ids = readsPackages ? contracts.map(({ packageId }) => packageId) : []
  const packages = await packageHeadlines(scope, ids)
  const places = await namesOf(
    scope,
    'contract_location',
    contracts.flatMap(({ contractLocationId }) => contractLocationId ?? [])
  )
  const casefiles = await (
    await app.container.make(ContractCasefiles)
  ).of(
    scope,
    contracts.map(({ id }) => id)
  )
  const day = today()
  return (contract: Contract) => {
    const facts = standingFacts(contract, false)
    return {
      id: contract.id,
      isCurrent: isCurrentOn(facts, day),
      packageId: contract.packageId,
      package: packages.get(contract.packageId) ?? null,
      startDateStr: facts.startDate,
      endDateStr: facts.endDate,
      kind: contract.kind,
      contractChangeType: contract.changeType,
      standing: standingOn(facts, day),
      signature: contract.signature,
      signedOnStr: contract.signedOn?.toISODate() ?? null,
      contractLocation: places.get(contract.contractLocationId ?? '') ?? null,
      casefiles: casefiles.get(contract.id) ?? [],
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
    const show = await showingContract(scope, contracts, readsPackages)
    const byWorker = Map.groupBy(contracts, ({ workerId }) => workerId)
    return new Map([...byWorker].map(([workerId, own]) => [workerId, own.map(show)]))
  }
}
