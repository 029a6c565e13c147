import type { Scope } from '#modules/shared/tenancy/scope'
import { within } from '#modules/shared/tenancy/visibility'
import { visibleWorkers } from '#modules/team/index'
import SalarySacrifice from '../models/salary_sacrifice.ts'

/** The exchanges that the scope may see; of a manager, their own work for workers of their departments. */
export function visibleSacrifices(scope: Scope) {
  return within(SalarySacrifice.query(), scope, (query, userId) =>
    query.where('created_by', userId).whereIn('worker_id', visibleWorkers(scope).select('id'))
  )
}
