import { contentOf as packageContent, visiblePackages, type PackageInput } from '#modules/packages/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { today } from '#modules/shared/values/days'
import type { ContractContent } from '../domain/contract_content.ts'
import type { ContractChangeType } from '../domain/contract_kinds.ts'
import { stepsOf, type ContractStep } from '../domain/contract_standing.ts'
import { standingFacts } from './standing_today.ts'
import { visibleContracts } from './visible_contracts.ts'
import { contentOf } from './prepare_contract.ts'

/** A version as an import must know it, to see what a file changes. */
export interface KnownContract {
  id: string
  workerId: string
  changeType: ContractChangeType
  content: ContractContent
  input: PackageInput
  /** What can be done to it today. */
  steps: readonly ContractStep[]
  /** Another one once the version, its days or its package has changed. */
  stamp: string
}

/** The versions of these people that hold or held, by first day; those that others corrected are left out. */
export async function knownContracts(
  scope: Scope,
  workerIds: readonly string[]
): Promise<KnownContract[]> {
  demandEverything(scope)
  const rows = await visibleContracts(scope)
    .whereIn('worker_id', [...workerIds])
    .whereNull('corrected_by_id')
    .orderBy('start_date')
    .orderBy('id')
  const packages = new Map(
    (
      await visiblePackages(scope).whereIn(
        'id',
        rows.map(({ packageId }) => packageId)
      )
    ).map((row) => [row.id, row])
  )
  // What corrects a version stands in its place, and not behind it.
  const followed = new Set(
    rows.flatMap(({ previousId, changeType }) => (changeType === 'CORRECTION' ? [] : (previousId ?? [])))
  )
  const day = today()
  return rows.map((row) => {
    const pack = packages.get(row.packageId)!
    const content = contentOf(row)
    return {
      id: row.id,
      workerId: row.workerId,
      changeType: row.changeType,
      content,
      input: packageContent(pack) as PackageInput,
      steps: stepsOf(standingFacts(row, followed.has(row.id)), day),
      stamp: [row.id, row.version, row.signature, content.startDate, content.endDate, pack.id, pack.version].join(' '),
    }
  })
}
