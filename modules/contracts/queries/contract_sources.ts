import { frozenPackage, visiblePackages, type FrozenPackage } from '#modules/packages/index'
import type { TemplateSources } from '#modules/templates/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { visibleWorkers } from '#modules/team/index'
import { clausePayOf } from '../domain/law/clauses.ts'
import { yearlyPay } from '../domain/law/yearly_pay.ts'
import { FOLLOWING_KINDS } from '../domain/contract_kinds.ts'
import type Contract from '../models/contract.ts'
import { visibleContracts } from './visible_contracts.ts'

/** The part of what a document is written about that a contract knows; days `YYYY-MM-DD`. */
export interface ContractSources {
  package: FrozenPackage
  contract: NonNullable<TemplateSources['contract']>
}

/** The package and the terms of one version, worked at a place that the caller has read. */
export async function contractSources(
  scope: Scope,
  contract: Contract,
  location: { name: string } | null
): Promise<ContractSources> {
  const whole = seeingWhatTheActorMayNot(
    scope,
    'a contract is seen with its package and its people, whichever department or person they came from'
  )
  const replaced = contract.replacedWorkerId
    ? await visibleWorkers(whole).where('id', contract.replacedWorkerId).first()
    : null
  const pack = await visiblePackages(whole).where('id', contract.packageId).firstOrFail()
  const agreed = frozenPackage(pack)
  return {
    package: agreed,
    contract: {
      kind: contract.kind,
      startDate: contract.startDate.toISODate()!,
      endDate: contract.endDate?.toISODate() ?? null,
      contractLocation: location?.name ?? null,
      schedule: contract.schedule || null,
      isVariableSchedule: contract.isVariableSchedule,
      workDescription: contract.workDescription || null,
      reason: contract.reason || null,
      replacedWorker: replaced && `${replaced.firstName} ${replaced.lastName}`,
      amendedStartDate: await amendedStart(whole, contract),
      clausePay: clausePayOf(yearlyPay(agreed.compute), contract.startDate.toISODate()!),
    },
  }
}

/** First day of the contract that an annex or an amendment belongs to; null of one that begins by itself. */
async function amendedStart(scope: Scope, contract: Contract): Promise<string | null> {
  if (!FOLLOWING_KINDS.includes(contract.kind)) return null
  const versions = await visibleContracts(scope).where('worker_id', contract.workerId)
  const byId = new Map(versions.map((version) => [version.id, version]))
  let at = contract
  // Each follows an older one: a line has an end.
  for (let next = byId.get(at.previousId ?? ''); next; next = byId.get(at.previousId ?? '')) {
    at = next
    if (!FOLLOWING_KINDS.includes(at.kind)) break
  }
  return at.id === contract.id ? null : at.startDate.toISODate()!
}
