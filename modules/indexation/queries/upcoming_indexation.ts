import { countContractsToIndex } from '#modules/contracts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { indexationNotice, type KnownIndexation } from '../domain/indexation_notice.ts'
import { companyIndexData } from './company_index_data.ts'

/** The indexation that concerns the company on a day, with how many current contracts; none without any. */
export async function upcomingIndexation(
  scope: Scope,
  today: string
): Promise<(KnownIndexation & { contracts: number }) | null> {
  const known = indexationNotice(today, await companyIndexData(scope))
  if (!known) return null
  const { commissionParitaire } = known
  const contracts = await countContractsToIndex(scope, { date: today, commissionParitaire })
  return contracts > 0 ? { ...known, contracts } : null
}
