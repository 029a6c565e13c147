import type { Scope } from '#modules/shared/tenancy/scope'
import Worker from '../models/worker.ts'

/** The workers that the scope's actor may know of: a manager's own departments, for all others everybody. */
export function visibleWorkers({ actor }: Scope) {
  const query = Worker.query()
  if (actor.kind === 'user' && actor.role === 'MANAGER')
    query.whereIn('department_id', (own) =>
      own.from('department_managers').select('department_id').where('user_id', actor.id)
    )
  return query
}
