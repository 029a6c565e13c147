import type { Scope } from '#modules/shared/tenancy/scope'
import Worker from '../models/worker.ts'

/** Workers by name. */
export function listWorkers(
  _scope: Scope,
  { page = 1, perPage = 25 }: { page?: number; perPage?: number }
) {
  return Worker.query()
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .paginate(page, perPage)
}
