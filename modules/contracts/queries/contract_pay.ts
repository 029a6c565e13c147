import { packageHeadlines, type PackageHeadline } from '#modules/packages/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'

/** What a contract pays, as its reader may know it: a manager is told no net, nor what would let it be computed. */
export type ContractPay = Omit<PackageHeadline, 'salaireNet'> & { salaireNet: number | null }

/**
 * The headlines of the packages of contracts that the actor sees. Managers are told gross pay and cost of their people,
 * also of packages that others made.
 */
export async function contractPay(
  scope: Scope,
  packageIds: readonly string[]
): Promise<ReadonlyMap<string, ContractPay>> {
  if (typeof scope.visibility === 'string') return packageHeadlines(scope, packageIds)
  const whole = seeingWhatTheActorMayNot(
    scope,
    'managers see gross pay and cost of their people, whoever made the package'
  )
  const found = await packageHeadlines(whole, packageIds)
  return new Map([...found].map(([id, headline]) => [id, { ...headline, salaireNet: null }]))
}
