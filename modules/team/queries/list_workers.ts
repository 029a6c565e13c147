import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from './visible_workers.ts'

/** The workers that the actor may know of, by name. */
export function listWorkers(
  scope: Scope,
  { page = 1, perPage = 25 }: { page?: number; perPage?: number }
) {
  return visibleWorkers(scope)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .paginate(page, perPage)
}
