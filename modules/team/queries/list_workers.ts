import { pageOfModels } from '#modules/shared/lists/page_of_models'
import { holds } from '#modules/shared/search/holds'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from './visible_workers.ts'

export interface ListWorkersInput {
  page?: number
  perPage?: number
  search?: string
  department?: string
}

/**
 * The workers that the actor may know of, by full name. `search` looks in the first name with the last
 * name, or in the e-mail address, whatever the case and the accents.
 */
export function workersByName(scope: Scope, search?: string) {
  const query = visibleWorkers(scope)
  if (search) query.whereRaw(holds('search'), [search])
  return query.orderBy('sort_name').orderBy('id')
}

/** One page of them. */
export function listWorkers(scope: Scope, { search, department, ...page }: ListWorkersInput) {
  const query = workersByName(scope, search)
  if (department) query.where('department_id', department)
  return pageOfModels(scope, query, { ...page, total: search ? 'exact' : undefined })
}
