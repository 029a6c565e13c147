import type { Scope } from '#modules/shared/tenancy/scope'
import { within } from '#modules/shared/tenancy/visibility'
import { UUID_PATTERN } from '#modules/shared/values/is_uuid'
import Package from '../models/package.ts'

/** Whether a package is for a person who has a contract; what it names where an id should be may be anything. */
const FOR_A_WORKER = `exists (
  select from unnest(packages.worker_ids) as named (id)
  join contracts on contracts.worker_id = case when named.id ~* '^${UUID_PATTERN}$' then named.id::uuid end
)`

/**
 * The packages that the scope may see; of a manager, their own work, as long as it is not for a person who works here: of those
 * a manager sees gross pay and cost, by their contracts (ADR 59).
 */
export function visiblePackages(scope: Scope) {
  return within(Package.query(), scope, (query, userId) =>
    query.where('created_by', userId).whereRaw(`not ${FOR_A_WORKER}`)
  )
}
