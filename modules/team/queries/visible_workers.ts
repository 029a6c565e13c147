import type { Scope } from '#modules/shared/tenancy/scope'
import { within } from '#modules/shared/tenancy/visibility'
import Worker from '../models/worker.ts'

/** The workers that the scope may see; of a manager, those of their own departments. */
export function visibleWorkers(scope: Scope) {
  return allRecords(scope).whereNull('merged_into_id')
}

/** With the records that were merged into another one: for who merges and undoes it. */
export function allRecords(scope: Scope) {
  return within(Worker.query(), scope, (query, userId) =>
    query.whereIn('department_id', (own) =>
      own.from('department_managers').select('department_id').where('user_id', userId)
    )
  )
}
