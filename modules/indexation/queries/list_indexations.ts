import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleIndexations } from './visible_indexations.ts'

/** One page of the runs, the newest first. */
export function listIndexations(scope: Scope, page: { page?: number; perPage?: number }) {
  const query = visibleIndexations(scope).orderBy('created_at', 'desc').orderBy('id', 'desc')
  return pageOfModels(scope, query, page)
}
