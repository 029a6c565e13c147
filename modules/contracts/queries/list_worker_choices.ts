import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { workersByName } from '#modules/team/index'
import { visibleContracts } from './visible_contracts.ts'

export interface WorkerChoicesInput {
  /** Those with a contract today, or the other contacts; absent, all. */
  active?: boolean
  search?: string
  page?: number
  perPage?: number
}

/** The people one may choose from, by full name: active workers, contacts without a contract today, or both. */
export function listWorkerChoices(scope: Scope, { active, search, ...page }: WorkerChoicesInput) {
  const day = today()
  const current = visibleContracts(scope)
    .whereNull('corrected_by_id')
    .where('start_date', '<=', day)
    .where((end) => end.whereNull('end_date').orWhere('end_date', '>=', day))
    .select('worker_id')
  const query = workersByName(scope, search)
  if (active !== undefined) query[active ? 'whereIn' : 'whereNotIn']('id', current)
  return pageOfModels(scope, query, { ...page, total: search ? 'exact' : undefined })
}
