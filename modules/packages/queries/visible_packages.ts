import type { Scope } from '#modules/shared/tenancy/scope'
import { within } from '#modules/shared/tenancy/visibility'
import Package from '../models/package.ts'

/** The packages that the scope may see; of a manager, their own work. */
export function visiblePackages(scope: Scope) {
  return within(Package.query(), scope, (query, userId) => query.where('created_by', userId))
}
