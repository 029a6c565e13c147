import app from '@adonisjs/core/services/app'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { namesOf, WorkerContracts, type ContractParts } from '#modules/team/index'
import { today } from '#modules/shared/values/days'
import { isCurrentOn, standingOn } from '../domain/contract_standing.ts'
import type Contract from '../models/contract.ts'
import { ContractCasefiles } from '../ports/contract_casefiles.ts'
import { contractPay } from './contract_pay.ts'
import { standingFacts } from './standing_today.ts'
import { visibleContracts } from './visible_contracts.ts'

/** How each of these contracts is answered: with its package, its place and its casefiles, each read at once for all. */
export async function showingContract(
  scope: Scope,
  contracts: readonly Contract[],
  reads: ContractParts
) {
  const ids = reads.packages ? contracts.map(({ packageId }) => packageId) : []
  const packages = await contractPay(scope, ids)
  const places = await namesOf(
    scope,
    'contract_location',
    contracts.flatMap(({ contractLocationId }) => contractLocationId ?? [])
  )
  const port = await app.container.make(ContractCasefiles)
  const casefiles = await port.of(scope, reads.casefiles ? contracts.map(({ id }) => id) : [])
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
  async of(scope: Scope, workerIds: readonly string[], reads: ContractParts) {
    const contracts = await visibleContracts(scope)
      .whereIn('worker_id', [...workerIds])
      .orderBy('start_date', 'desc')
      .orderBy('id', 'desc')
    const show = await showingContract(scope, contracts, reads)
    const byWorker = Map.groupBy(contracts, ({ workerId }) => workerId)
    return new Map([...byWorker].map(([workerId, own]) => [workerId, own.map(show)]))
  }

  /** Of contracts that the actor may not see too: what is kept of a person does not depend on who asks. */
  async lastDay(scope: Scope, workerId: string): Promise<string | null | undefined> {
    const all = seeingWhatTheActorMayNot(
      scope,
      'what is known of a person is kept as long as any contract of theirs asks for it'
    )
    const contracts = await visibleContracts(all)
      .where('worker_id', workerId)
      .whereNull('corrected_by_id')
    const days = contracts.map(({ endDate }) => endDate?.toISODate() ?? null)
    return days.includes(null) ? null : (days.sort().at(-1) ?? undefined)
  }

  async clash(scope: Scope, one: string, other: string): Promise<'DAYS' | 'REPLACED' | null> {
    const held = await visibleContracts(scope)
      .whereIn('worker_id', [one, other])
      .whereNull('corrected_by_id')
      .orderBy('start_date')
    const meet = held.some((contract, at) => {
      const next = held[at + 1]
      return next && (contract.endDate === null || contract.endDate >= next.startDate)
    })
    if (meet) return 'DAYS'
    const replaced = await visibleContracts(scope)
      .where((either) =>
        either
          .where({ worker_id: one, replaced_worker_id: other })
          .orWhere({ worker_id: other, replaced_worker_id: one })
      )
      .first()
    return replaced ? 'REPLACED' : null
  }
}
