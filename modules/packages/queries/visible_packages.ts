import type { Scope } from '#modules/shared/tenancy/scope'
import Package from '../models/package.ts'

/** The packages that the scope's actor may know of: a manager's own work, for all others every package of the company. */
export function visiblePackages({ actor }: Scope) {
  const query = Package.query()
  if (actor.kind === 'user' && actor.role === 'MANAGER') query.where('created_by', actor.id)
  return query
}
