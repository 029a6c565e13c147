import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import { CASEFILE_STATUSES } from '../domain/casefile_status.ts'
import { countCasefiles, filteredCasefiles, type CasefileFilter } from './filtered_casefiles.ts'

export interface ListCasefilesInput extends CasefileFilter {
  page?: number
  perPage?: number
}

/** One page of the casefiles that the actor may see, and how many of each status the rest of the filter lets through. */
export async function listCasefiles(
  scope: Scope,
  { page, perPage, ...filter }: ListCasefilesInput
) {
  const counts = await countCasefiles(scope, filter)
  const shown = new Set(filter.status?.length ? filter.status : CASEFILE_STATUSES)
  const total = [...shown].reduce((sum, status) => sum + counts[status], 0)
  const listed = await pageOfModels(scope, filteredCasefiles(scope, filter), {
    page,
    perPage,
    total,
  })
  return { ...listed, counts }
}
