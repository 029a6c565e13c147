import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import { countContracts, filteredContracts, type ContractFilter } from './filtered_contracts.ts'

export interface ListContractsInput extends ContractFilter {
  page?: number
  perPage?: number
}

/** One page of the contracts that the actor may see, and how many of each standing the rest of the filter lets through. */
export async function listContracts(
  scope: Scope,
  { page, perPage, ...filter }: ListContractsInput
) {
  const { search, kind, workerId, standing } = filter
  const counts = await countContracts(scope, { search, kind, workerId })
  const total = standing
    ? counts[standing]
    : Object.values(counts).reduce((sum, each) => sum + each, 0)
  const listed = await pageOfModels(scope, filteredContracts(scope, filter), {
    page,
    perPage,
    total,
  })
  return { ...listed, counts }
}
