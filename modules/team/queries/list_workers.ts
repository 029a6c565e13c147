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
  if (search) {
    const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    query.whereRaw(
      `(unaccent(first_name || ' ' || last_name) ilike unaccent(?) or email ilike ?)`,
      [part, part]
    )
  }
  return query.orderByRaw('lower(unaccent(first_name)), lower(unaccent(last_name))').orderBy('id')
}

/** One page of them. */
export function listWorkers(
  scope: Scope,
  { page = 1, perPage = 25, search, department }: ListWorkersInput
) {
  const query = workersByName(scope, search)
  if (department) query.where('department_id', department)
  return query.paginate(page, perPage)
}
