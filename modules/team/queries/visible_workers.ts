import type { Scope } from '#modules/shared/tenancy/scope'
import { within } from '#modules/shared/tenancy/visibility'
import Worker from '../models/worker.ts'

/** The workers that the scope may see; of a manager, those of their own departments. */
export function visibleWorkers(scope: Scope) {
  return within(Worker.query(), scope, (query, userId) =>
    query.whereIn('department_id', (own) =>
      own.from('department_managers').select('department_id').where('user_id', userId)
    )
  )
}
