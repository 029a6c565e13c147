import { frozenPackage, visiblePackages } from '#modules/packages/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { findLocation, visibleWorkers } from '#modules/team/index'
import { FOLLOWING_KINDS, type ContractKind } from '../domain/contract_kinds.ts'
import type Contract from '../models/contract.ts'
import { visibleContracts } from './visible_contracts.ts'

/** What a contract knows of what a document is written about; `TemplateSources` of the templates takes it as it is. */
export type ContractSources = Awaited<ReturnType<typeof contractSources>>

/** The person, the package and the terms of one version; days `YYYY-MM-DD`. */
export async function contractSources(scope: Scope, contract: Contract) {
  const whole = seeingWhatTheActorMayNot(
    scope,
    'a contract is seen with its package and its people, whichever department or person they came from'
  )
  const worker = await visibleWorkers(whole).where('id', contract.workerId).firstOrFail()
  const replaced = contract.replacedWorkerId
    ? await visibleWorkers(whole).where('id', contract.replacedWorkerId).first()
    : null
  const pack = await visiblePackages(whole).where('id', contract.packageId).firstOrFail()
  const location = await findLocation(whole, contract.contractLocationId)
  const { regimeNumerateur: numerator, regimeDenominateur: denominator } = pack.package
  return {
    worker,
    package: frozenPackage(pack),
    contract: {
      kind: contract.kind,
      /** The kind of the contract that an annex or an amendment belongs to. */
      baseKind: await baseKind(whole, contract),
      startDate: contract.startDate.toISODate()!,
      endDate: contract.endDate?.toISODate() ?? null,
      contractLocation: location?.name ?? null,
      schedule: contract.schedule || null,
      reason: contract.reason || null,
      workDescription: contract.workDescription || null,
      replacedWorker: replaced && `${replaced.firstName} ${replaced.lastName}`,
      isPartTime: (numerator ?? denominator ?? 0) < (denominator ?? numerator ?? 0),
    },
  }
}

/** How far up a line of versions is followed; each change adds one. */
const LONGEST_LINE = 500

async function baseKind(scope: Scope, contract: Contract): Promise<ContractKind> {
  let at = contract
  for (let n = 0; n < LONGEST_LINE && FOLLOWING_KINDS.includes(at.kind) && at.previousId; n++) {
    const previous = await visibleContracts(scope).where('id', at.previousId).first()
    if (!previous) break
    at = previous
  }
  return at.kind
}
